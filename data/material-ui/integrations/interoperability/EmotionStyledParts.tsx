import styled from '@emotion/styled';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch, { switchClasses } from '@mui/material/Switch';

const SquareSwitch = styled(Switch)({
  [`& .${switchClasses.track}`]: {
    borderRadius: 2,
  },
  [`& .${switchClasses.thumb}`]: {
    borderRadius: 4,
  },
  [`& .${switchClasses.switchBase}.${switchClasses.checked}`]: {
    [`& + .${switchClasses.track}`]: { opacity: 0.8 },
  },
});

export default function EmotionStyledParts() {
  return (
    <FormGroup>
      <FormControlLabel
        control={<SquareSwitch defaultChecked />}
        label="Email me the invoice"
      />
      <FormControlLabel
        control={<SquareSwitch />}
        label="Remind me before it is due"
      />
    </FormGroup>
  );
}
