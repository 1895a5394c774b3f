import AspectRatio from '@mui/joy/AspectRatio';
import Grid from '@mui/joy/Grid';
import { coast, dunes, dusk, forest } from '../sampleData/pictures';

const pictures = [
  { name: 'Coast', url: coast },
  { name: 'Dunes', url: dunes },
  { name: 'Dusk', url: dusk },
  { name: 'Forest', url: forest },
];

export default function GridResponsiveColumns() {
  return (
    <Grid
      container
      columns={{ xs: 2, md: 4 }}
      spacing={{ xs: 1, md: 3 }}
      sx={{ width: '100%' }}
    >
      {pictures.map(({ name, url }) => (
        <Grid key={name} xs={1}>
          <AspectRatio sx={{ borderRadius: 'sm' }}>
            <img src={url} alt={name} />
          </AspectRatio>
        </Grid>
      ))}
    </Grid>
  );
}
