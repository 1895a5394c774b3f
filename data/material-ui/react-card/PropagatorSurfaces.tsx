import Box from '@mui/material/Box';
import Card, { type CardProps } from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';

const surfaces: Array<{ label: string; props: CardProps }> = [
  { label: 'Default (elevation 1)', props: {} },
  { label: 'raised (elevation 8)', props: { raised: true } },
  { label: 'variant="outlined"', props: { variant: 'outlined' } },
  { label: 'square', props: { square: true } },
];

export default function PropagatorSurfaces() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
        width: '100%',
      }}
    >
      {surfaces.map(({ label, props }) => (
        <Card key={label} {...props}>
          <CardContent>{label}</CardContent>
        </Card>
      ))}
    </Box>
  );
}
