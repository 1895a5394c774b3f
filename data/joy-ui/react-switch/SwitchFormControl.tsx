import Divider from '@mui/joy/Divider';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

const settings = [
  { label: 'Order updates', help: 'When a parcel is on its way', on: true },
  { label: 'Invoices by email', help: 'On the first of each month', on: true },
  { label: 'Offers', help: 'At most two letters a month', on: false },
];

export default function SwitchFormControl() {
  return (
    <Stack
      role="group"
      aria-label="Notifications"
      divider={<Divider />}
      spacing={1.5}
      useFlexGap
      sx={{ width: '100%', maxWidth: 360 }}
    >
      {settings.map(({ label, help, on }) => (
        <FormControl
          key={label}
          orientation="horizontal"
          sx={{ justifyContent: 'space-between', gap: 2 }}
        >
          <div>
            <FormLabel>{label}</FormLabel>
            <FormHelperText sx={{ mt: 0 }}>{help}</FormHelperText>
          </div>
          <Switch defaultChecked={on} />
        </FormControl>
      ))}
    </Stack>
  );
}
