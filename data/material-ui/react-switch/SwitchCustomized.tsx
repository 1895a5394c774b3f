import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch, { switchClasses, type SwitchProps } from '@mui/material/Switch';

function PillSwitch(props: SwitchProps) {
  return (
    <Switch
      disableRipple
      {...props}
      sx={{
        width: 56,
        height: 36,
        p: '4px', // room for the outline of the focus
        mx: 1,
        [`& .${switchClasses.track}`]: {
          borderRadius: '14px',
          bgcolor: 'grey.600',
          opacity: 1,
        },
        [`& .${switchClasses.thumb}`]: { width: 22, height: 22 },
        [`& .${switchClasses.switchBase}`]: {
          p: '7px',
          [`&.${switchClasses.checked}`]: {
            color: 'common.white',
            // The width minus the thumb and the padding: 56 - 22 - 2 * 7.
            transform: 'translateX(20px)',
            [`& + .${switchClasses.track}`]: {
              bgcolor: 'success.dark',
              opacity: 1,
            },
          },
          [`&.Mui-focusVisible + .${switchClasses.track}`]: {
            outline: '2px solid',
            outlineOffset: '1px',
          },
        },
      }}
    />
  );
}

export default function SwitchCustomized() {
  return (
    <FormGroup>
      <FormControlLabel
        control={<PillSwitch defaultChecked />}
        label="Low power mode"
      />
      <FormControlLabel control={<PillSwitch />} label="Airplane mode" />
    </FormGroup>
  );
}
