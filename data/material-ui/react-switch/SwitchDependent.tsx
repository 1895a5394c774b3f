import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';

export default function SwitchDependent() {
  const [quiet, setQuiet] = React.useState(false);

  return (
    <div>
      <FormControlLabel
        control={
          <Switch checked={quiet} onChange={(event, checked) => setQuiet(checked)} />
        }
        label="Quiet hours"
      />
      <FormControl
        component="fieldset"
        variant="standard"
        disabled={!quiet}
        sx={{ display: 'flex', marginInlineStart: 4, mt: 1 }}
      >
        <FormLabel component="legend" disabled={false}>
          What may still ring
        </FormLabel>
        <FormGroup>
          <FormControlLabel
            control={<Switch defaultChecked size="small" />}
            label="Alarms"
          />
          <FormControlLabel
            control={<Switch size="small" />}
            label="Calls from favorites"
          />
        </FormGroup>
        <FormHelperText disabled={false}>
          {quiet ? 'From 10 pm to 7 am' : 'Turn on quiet hours first.'}
        </FormHelperText>
      </FormControl>
    </div>
  );
}
