import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function CheckboxNoIcon() {
  return (
    <Stack
      role="group"
      aria-label="Delivery days"
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap' }}
    >
      {days.map((day) => (
        <Checkbox
          key={day}
          disableIcon
          label={day}
          defaultChecked={day === 'Tue' || day === 'Fri'}
          sx={{ '--Checkbox-actionRadius': '0.5rem', px: 1.5, py: 0.75 }}
        />
      ))}
    </Stack>
  );
}
