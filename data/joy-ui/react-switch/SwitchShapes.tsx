import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

const shapes = {
  'Square track': {
    '--Switch-trackWidth': '38px',
    '--Switch-trackRadius': '4px',
  },
  'Wide thumb': {
    '--Switch-trackWidth': '48px',
    '--Switch-trackHeight': '24px',
    '--Switch-thumbSize': '16px',
    '--Switch-thumbWidth': '24px',
  },
  'Thin track': {
    '--Switch-trackWidth': '36px',
    '--Switch-trackHeight': '12px',
    '--Switch-thumbSize': '22px',
  },
};

export default function SwitchShapes() {
  return (
    <Stack spacing={2} useFlexGap sx={{ width: 260 }}>
      {Object.entries(shapes).map(([name, sx]) => (
        <FormControl key={name} orientation="horizontal">
          <FormLabel>{name}</FormLabel>
          <Switch defaultChecked sx={sx} />
        </FormControl>
      ))}
    </Stack>
  );
}
