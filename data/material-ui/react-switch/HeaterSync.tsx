import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';

export default function HeaterSync() {
  const [on, setOn] = React.useState(false);
  const [pending, setPending] = React.useState(false);
  const [message, setMessage] = React.useState('');
  const commands = React.useRef(0);

  function handleChange(checked: boolean) {
    // Ignored, not disabled: a disabled switch would drop the keyboard focus.
    if (pending) return;
    commands.current += 1;
    setOn(checked);
    setPending(true);
    setMessage('Waiting for the heater…');
  }

  React.useEffect(() => {
    if (!pending) return undefined;
    // Stands in for a request. Every second command fails.
    const timer = setTimeout(() => {
      const failed = commands.current % 2 === 0;
      if (failed) setOn(!on);
      setMessage(
        failed
          ? 'The heater did not answer, so the switch went back.'
          : `The heater is ${on ? 'on' : 'off'}.`,
      );
      setPending(false);
    }, 1200);
    return () => clearTimeout(timer);
  }, [pending, on]);

  return (
    <div>
      <FormControlLabel
        control={
          <Switch checked={on} onChange={(_, checked) => handleChange(checked)} />
        }
        label="Quarantine tank heater"
      />
      <FormHelperText role="status" sx={{ minHeight: 40, maxWidth: 260 }}>
        {message}
      </FormHelperText>
    </div>
  );
}
