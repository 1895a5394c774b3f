import Checkbox, { checkboxClasses } from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

export default function CheckboxCustomized() {
  return (
    <FormControlLabel
      label="Invoice paid"
      control={
        <Checkbox
          defaultChecked
          color="secondary"
          sx={{
            borderRadius: 1,
            marginInlineEnd: 1,
            [`&.${checkboxClasses.checked}`]: { bgcolor: 'action.selected' },
            // The icon takes its size from font-size, in any unit.
            '& .MuiSvgIcon-root': { fontSize: '2.25rem' },
          }}
        />
      }
    />
  );
}
