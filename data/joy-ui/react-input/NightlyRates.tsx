import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import CabinOutlined from '@mui/icons-material/CabinOutlined';

export default function NightlyRates() {
  return (
    <Stack spacing={2} useFlexGap sx={{ width: '100%', maxWidth: 340 }}>
      <FormControl>
        <FormLabel>Hut</FormLabel>
        <Input startDecorator={<CabinOutlined />} defaultValue="Rossalm" />
      </FormControl>
      <FormControl>
        <FormLabel>Half board, CHF per night</FormLabel>
        <Input
          defaultValue="74.00"
          startDecorator="CHF"
          endDecorator={<Typography level="body-sm">per night</Typography>}
          slotProps={{ input: { inputMode: 'decimal' } }}
        />
      </FormControl>
      <FormControl>
        <FormLabel>Member code</FormLabel>
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
