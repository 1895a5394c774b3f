import Card from '@mui/joy/Card';
import Grid from '@mui/joy/Grid';
import Typography from '@mui/joy/Typography';

const folders = [
  { name: 'Contracts', files: 12 },
  { name: 'Invoices', files: 84 },
  { name: 'Photos', files: 230 },
  { name: 'Reports', files: 7 },
];

export default function GridBreakpoints() {
  return (
    <Grid container spacing={2}>
      {folders.map(({ name, files }) => (
        <Grid key={name} xs={12} sm={6} md={3}>
          <Card variant="outlined" size="sm">
            <Typography level="title-sm">{name}</Typography>
            <Typography>{files} files</Typography>
          </Card>
        </Grid>
      ))}
    </Grid>
  );
}
