import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';

export default function SwitchSave() {
  const [on, setOn] = React.useState(false);
  const [saving, setSaving] = React.useState(false);
  const [message, setMessage] = React.useState('');
  const attempts = React.useRef(0);

  function handleChange(checked: boolean) {
    // Ignored, not disabled: a disabled switch would lose the focus.
    if (saving) return;
    attempts.current += 1;
    setOn(checked);
    setSaving(true);
    setMessage('Saving…');
  }

  React.useEffect(() => {
    if (!saving) return undefined;
    // Replace the timer by a request. Every second attempt fails.
    const timer = setTimeout(() => {
      const failed = attempts.current % 2 === 0;
      if (failed) setOn(!on);
      setMessage(
        failed
          ? 'Saving failed, so the switch went back.'
          : `Sharing is ${on ? 'on' : 'off'}.`,
      );
      setSaving(false);
    }, 1200);
    return () => clearTimeout(timer);
  }, [saving, on]);

  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={on}
            onChange={(event, checked) => handleChange(checked)}
          />
        }
        label="Share this file with a link"
      />
      <FormHelperText role="status" sx={{ minHeight: 40, maxWidth: 260 }}>
        {message}
      </FormHelperText>
    </div>
  );
}
