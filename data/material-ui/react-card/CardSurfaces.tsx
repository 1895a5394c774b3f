import Box from '@mui/material/Box';
import Card, { type CardProps } from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const surfaces: Array<{ code: string; note: string; props: CardProps }> = [
  { code: '<Card>', note: 'Elevation 1', props: {} },
  { code: 'variant="outlined"', note: 'Border', props: { variant: 'outlined' } },
  { code: 'raised', note: 'Elevation 8', props: { raised: true } },
  { code: 'square', note: 'No rounded corners', props: { square: true } },
];

export default function CardSurfaces() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
        width: '100%',
      }}
    >
      {surfaces.map(({ code, note, props }) => (
        <Card key={code} {...props}>
          <CardContent>
            <Typography sx={{ fontFamily: 'monospace' }}>
              <bdi>{code}</bdi>
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {note}
            </Typography>
          </CardContent>
        </Card>
      ))}
    </Box>
  );
}
