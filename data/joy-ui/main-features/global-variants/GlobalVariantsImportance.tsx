import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Chip from '@mui/joy/Chip';
import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function GlobalVariantsImportance() {
  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 420 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center' }}>
        <Typography level="title-lg" sx={{ flex: 1 }}>
          Invoice 2041
        </Typography>
        <Chip variant="soft" color="warning">
          Due in 5 days
        </Chip>
      </Stack>
      <Typography>Repair of two windows, 380.00 €</Typography>
      <Divider />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="solid">Pay</Button>
        <Button variant="soft">Pay in parts</Button>
        <Button variant="outlined">Download</Button>
        <Button variant="plain">Ask about it</Button>
      </Stack>
    </Card>
  );
}
