import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function KilnShelfSizes() {
  return (
    <RadioGroup aria-label="Kiln shelf" defaultValue="upper">
      <FormControlLabel
        value="upper"
        control={<Radio size="small" />}
        label="Upper shelf, small radio"
        slotProps={{ typography: { variant: 'body2' } }}
      />
      <FormControlLabel
        value="middle"
        control={<Radio />}
        label="Middle shelf, medium radio"
      />
      <FormControlLabel
        value="lower"
        control={<Radio sx={{ '& .MuiSvgIcon-root': { fontSize: 32 } }} />}
        label="Lower shelf, 32 pixels"
      />
    </RadioGroup>
  );
}
