import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioSizes() {
  return (
    <RadioGroup aria-label="Size of the radio" defaultValue="small">
      <FormControlLabel
        value="small"
        control={<Radio size="small" />}
        label="Small, with smaller text"
        slotProps={{ typography: { variant: 'body2' } }}
      />
      <FormControlLabel value="medium" control={<Radio />} label="Medium" />
      <FormControlLabel
        value="large"
        control={<Radio sx={{ '& .MuiSvgIcon-root': { fontSize: 32 } }} />}
        label="32px, set by font-size"
      />
    </RadioGroup>
  );
}
