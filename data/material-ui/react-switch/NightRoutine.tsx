import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';

export default function NightRoutine() {
  const [night, setNight] = React.useState(false);

  return (
    <div>
      <FormControlLabel
        control={
          <Switch checked={night} onChange={(_, checked) => setNight(checked)} />
        }
        label="Night routine"
      />
      <FormControl
        component="fieldset"
        variant="standard"
        disabled={!night}
        sx={{ display: 'flex', marginInlineStart: 4, mt: 1 }}
      >
        <FormLabel component="legend" disabled={false}>
          While visitors are away
        </FormLabel>
        <FormGroup>
          <FormControlLabel
            control={<Switch defaultChecked size="small" />}
            label="Moonlight"
          />
          <FormControlLabel
            control={<Switch size="small" />}
            label="Half flow in the jellyfish tank"
          />
        </FormGroup>
        <FormHelperText disabled={false}>
          {night ? 'Runs from 7 pm to 7 am' : 'Turn on the night routine first.'}
        </FormHelperText>
      </FormControl>
    </div>
  );
}
