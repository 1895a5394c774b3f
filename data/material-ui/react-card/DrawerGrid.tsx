import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const varieties = [
  { id: 'pea', name: 'Pea ‘Alderman’', note: 'Two meters tall. Needs netting.' },
  {
    id: 'kale',
    name: 'Kale ‘Nero’',
    note: 'Dark, narrow leaves. Stands through the winter and tastes better after frost.',
  },
  { id: 'leek', name: 'Leek ‘Musselburgh’', note: 'Sow in March, plant in June.' },
];

export default function DrawerGrid() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
        width: '100%',
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {varieties.map(({ id, name, note }) => (
        <Card
          key={id}
          component="li"
          variant="outlined"
          sx={{ display: 'flex', flexDirection: 'column' }}
        >
          <CardContent sx={{ flexGrow: 1 }}>
            <Typography component="h3" variant="subtitle1">
              {name}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {note}
            </Typography>
          </CardContent>
          <CardActions>
            <Button size="small" aria-label={`Borrow ${name}`}>
              Borrow
            </Button>
          </CardActions>
        </Card>
      ))}
    </Box>
  );
}
