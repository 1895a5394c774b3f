import Checkbox, { checkboxClasses } from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function CheckboxFocusOutline() {
  return (
    <Stack spacing={2} useFlexGap sx={{ alignItems: 'flex-start' }}>
      <Checkbox label="Outline around box and label" />
      <Checkbox
        label="Outline around the box alone"
        sx={{ [`& .${checkboxClasses.checkbox}`]: { position: 'relative' } }}
      />
      <Checkbox
        label="Outline with more distance"
        sx={{ [`& .${checkboxClasses.action}`]: { outlineOffset: '6px' } }}
      />
    </Stack>
  );
}
