import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

const notices = [
  { label: 'New orders', checked: true },
  { label: 'Failed payments', checked: true },
  { label: 'Weekly summary', checked: false },
];

export default function CheckboxLabelPlacement() {
  return (
    <Stack
      role="group"
      aria-label="Email notices"
      spacing={1.5}
      useFlexGap
      sx={{ width: '100%', maxWidth: 260 }}
    >
      {notices.map(({ label, checked }) => (
        <Checkbox
          key={label}
          label={label}
          defaultChecked={checked}
          sx={{ flexDirection: 'row-reverse' }}
        />
      ))}
    </Stack>
  );
}
