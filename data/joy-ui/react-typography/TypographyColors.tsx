import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function TypographyColors() {
  return (
    <Stack spacing={1} useFlexGap sx={{ alignItems: 'flex-start' }}>
      <Typography>Invoice 2041 was sent in March.</Typography>
      <Typography textColor="text.primary">It is due on April 3.</Typography>
      <Typography color="danger">No payment has arrived.</Typography>
      <Typography variant="soft" color="danger">
        Second reminder
      </Typography>
      <Typography variant="outlined">Draft</Typography>
      <Typography variant="solid" color="primary">
        Send today
      </Typography>
    </Stack>
  );
}
