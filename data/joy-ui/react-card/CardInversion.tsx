import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import LinearProgress from '@mui/joy/LinearProgress';
import Typography from '@mui/joy/Typography';

const variants = ['soft', 'solid'] as const;

export default function CardInversion() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
      }}
    >
      {variants.map((variant) => (
        <Card key={variant} variant={variant} color="primary" invertedColors>
          <CardContent>
            <Typography level="title-lg">Storage</Typography>
            <Typography textColor="text.primary">42 of 60 GB are used</Typography>
            <LinearProgress
              determinate
              value={70}
              aria-label={`Storage used, ${variant}`}
              sx={{ mt: 1 }}
            />
          </CardContent>
          <CardActions>
            <Button variant="outlined">Clean up</Button>
            <Button>Upgrade</Button>
          </CardActions>
        </Card>
      ))}
    </Box>
  );
}
