import DarkMode from '@mui/icons-material/DarkMode';
import LightMode from '@mui/icons-material/LightMode';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

export default function SwitchDecorators() {
  return (
    <Stack spacing={2} useFlexGap sx={{ alignItems: 'flex-start' }}>
      <Switch
        size="lg"
        startDecorator={<LightMode />}
        endDecorator={<DarkMode />}
        slotProps={{ input: { 'aria-label': 'Dark mode' } }}
      />
      <Switch
        defaultChecked
        endDecorator={({ checked }) => (checked ? 'Public' : 'Private')}
        slotProps={{ input: { 'aria-label': 'Public album' } }}
      />
    </Stack>
  );
}
