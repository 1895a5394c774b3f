import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

const days = [
  { name: 'Fri', columns: true },
  { name: 'Saturday, all day', columns: 6 },
  { name: 'Sun', columns: true },
];

export default function GridGrow() {
  return (
    <Grid container spacing={1}>
      {days.map(({ name, columns }) => (
        <Grid key={name} xs={columns}>
          <Sheet
            variant="soft"
            color="success"
            sx={{ p: 1.5, borderRadius: 'sm', textAlign: 'center' }}
          >
            {name}
          </Sheet>
        </Grid>
      ))}
    </Grid>
  );
}
