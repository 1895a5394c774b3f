import FormControlLabel from '@mui/material/FormControlLabel';
import Switch, { switchClasses } from '@mui/material/Switch';

export default function SluiceRail() {
  return (
    <FormControlLabel
      label="Sluice to the seal pool"
      control={
        <Switch
          defaultChecked
          color="success"
          sx={{
            width: 72,
            [`& .${switchClasses.thumb}`]: {
              borderRadius: 0.5,
              bgcolor: 'text.primary',
            },
            [`& .${switchClasses.track}`]: {
              boxSizing: 'border-box',
              borderRadius: 0.5,
              border: '2px solid',
              borderColor: 'text.secondary',
              bgcolor: 'transparent',
              opacity: 1,
            },
            [`& .${switchClasses.switchBase}.${switchClasses.checked}`]: {
              // Free way of the thumb: 72 wide, minus 2 * 9 padding, minus 20.
              transform: 'translateX(34px)',
              // The track beside a checked thumb has rules of its own.
              [`& + .${switchClasses.track}`]: {
                borderColor: 'success.main',
                bgcolor: 'success.main',
                opacity: 1,
              },
            },
          }}
        />
      }
    />
  );
}
