import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';

export default function DividerText() {
  return (
    <Stack spacing={2} useFlexGap sx={{ width: 260 }}>
      <Button>Pay by card</Button>
      <Divider role="presentation">or</Divider>
      <Button variant="outlined" color="neutral">
        Pay by invoice
      </Button>
      <Divider role="presentation">
        <Chip size="sm" color="success">
          No fees
        </Chip>
      </Divider>
      <Button variant="soft">Pay later</Button>
    </Stack>
  );
}
