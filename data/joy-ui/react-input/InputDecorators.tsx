import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';

export default function InputDecorators() {
  return (
    <Stack spacing={2} useFlexGap sx={{ width: '100%', maxWidth: 340 }}>
      <FormControl>
        <FormLabel>Carrier</FormLabel>
        <Input
          startDecorator={<LocalShippingOutlined />}
          defaultValue="Northern Post"
        />
      </FormControl>
      <FormControl>
        <FormLabel>Postage in dollars per parcel</FormLabel>
        <Input
          defaultValue="7.40"
          startDecorator="$"
          endDecorator={<Typography level="body-sm">per parcel</Typography>}
          slotProps={{ input: { inputMode: 'decimal' } }}
        />
      </FormControl>
      <FormControl>
        <FormLabel>Discount code</FormLabel>
        <Input
          endDecorator={
            <Button variant="soft" color="neutral">
              Apply
            </Button>
          }
        />
      </FormControl>
    </Stack>
  );
}
