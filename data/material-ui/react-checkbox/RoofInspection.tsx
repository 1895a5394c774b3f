import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';

export default function RoofInspection() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
      <FormControlLabel control={<Checkbox />} label="Chimney swept" />
      <FormControlLabel
        control={<Checkbox defaultChecked />}
        label="Gutters clear"
      />
      <FormControlLabel
        control={<Checkbox defaultChecked color="success" />}
        label="Solar panels clean"
      />
      <FormControlLabel control={<Checkbox disabled />} label="Snow load measured" />
      <FormControlLabel
        control={<Checkbox disabled defaultChecked />}
        label="Lightning rod tested"
      />
    </Stack>
  );
}
