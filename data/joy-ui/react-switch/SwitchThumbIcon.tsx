import Lock from '@mui/icons-material/Lock';
import LockOpen from '@mui/icons-material/LockOpen';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

const doors = [
  { name: 'Front door', variant: 'solid', locked: true },
  { name: 'Garage', variant: 'soft', locked: false },
  { name: 'Cellar', variant: 'outlined', locked: true },
] as const;

export default function SwitchThumbIcon() {
  return (
    <Stack direction="row" spacing={3} useFlexGap>
      {doors.map(({ name, variant, locked }) => (
        <Switch
          key={name}
          variant={variant}
          defaultChecked={locked}
          slotProps={{
            thumb: ({ checked }) => ({
              children: checked ? <Lock /> : <LockOpen />,
            }),
            input: { 'aria-label': `Lock ${name}` },
          }}
          sx={{
            '--Switch-trackWidth': '52px',
            '--Switch-trackHeight': '30px',
            '--Switch-thumbSize': '24px',
          }}
        />
      ))}
    </Stack>
  );
}
