import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function PumpStates() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
      <FormControlLabel control={<Switch />} label="Skimmer" />
      <FormControlLabel control={<Switch defaultChecked />} label="Main pump" />
      <FormControlLabel
        control={<Switch defaultChecked size="small" />}
        label="Dosing pump"
      />
      <FormControlLabel disabled control={<Switch />} label="Wave maker" />
      <FormControlLabel
        disabled
        control={<Switch defaultChecked />}
        label="Overflow guard"
      />
    </Stack>
  );
}
