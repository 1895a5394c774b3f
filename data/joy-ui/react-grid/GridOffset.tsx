import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

const stays = [
  { name: 'Preheat', from: 0, hours: 3 },
  { name: 'Bake', from: 3, hours: 5 },
  { name: 'Cool', from: 8, hours: 4 },
];

export default function GridOffset() {
  return (
    <Grid container rowSpacing={1}>
      {stays.map(({ name, from, hours }) => (
        <Grid key={name} xs={12} container>
          <Grid xs={hours} xsOffset={from}>
            <Sheet
              variant="soft"
              color="warning"
              sx={{ p: 1, borderRadius: 'sm', textAlign: 'center' }}
            >
              {name}
            </Sheet>
          </Grid>
        </Grid>
      ))}
    </Grid>
  );
}
