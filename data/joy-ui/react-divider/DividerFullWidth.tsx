import Container from '@mui/joy/Container';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

export default function DividerFullWidth() {
  return (
    <Container sx={{ maxWidth: 360, py: 3 }}>
      <Typography level="title-lg">Plum cake</Typography>
      <Typography level="body-sm" sx={{ mb: 2 }}>
        For a tray of 24 pieces
      </Typography>
      <Divider
        sx={{
          boxShadow: '0 0 0 100vmax var(--Divider-lineColor)',
          clipPath: 'inset(0px -100vmax)',
        }}
      />
      <Typography level="body-sm" sx={{ mt: 2 }}>
        1.2 kg of plums, 500 g of flour, 200 g of butter, 4 eggs
      </Typography>
    </Container>
  );
}
