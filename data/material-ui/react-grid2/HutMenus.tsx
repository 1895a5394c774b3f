import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Grid2 from '@mui/material/Grid2';
import Typography from '@mui/material/Typography';

const huts = [
  { name: 'Chapel Hut', text: 'Barley soup and rye bread, all day.' },
  {
    name: 'North Bowl Refuge',
    text: 'Dumplings with three kinds of cheese. The terrace is in the sun until four, so come early.',
  },
  { name: 'Marmot Bar', text: 'Waffles.' },
];

export default function HutMenus() {
  return (
    <Grid2 container spacing={2}>
      {huts.map(({ name, text }) => (
        <Grid2 key={name} size={{ xs: 12, sm: 4 }}>
          <Card
            variant="outlined"
            sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}
          >
            <CardContent sx={{ flexGrow: 1 }}>
              <Typography component="h3" variant="h6">
                {name}
              </Typography>
              <Typography variant="body2">{text}</Typography>
            </CardContent>
            <CardActions>
              <Button size="small" aria-label={`Reserve a table at ${name}`}>
                Reserve
              </Button>
            </CardActions>
          </Card>
        </Grid2>
      ))}
    </Grid2>
  );
}
