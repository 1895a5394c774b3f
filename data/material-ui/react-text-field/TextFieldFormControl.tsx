import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl, { useFormControl } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';

const PlainInput = styled('input')({
  padding: 0,
  marginInlineEnd: 6,
  border: 0,
  outline: 0,
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  textAlign: 'end',
});

type Duration = Record<'hours' | 'minutes', string>;

interface DurationInputProps {
  value: Duration;
  onChange: (value: Duration) => void;
}

function DurationInput({ value, onChange }: DurationInputProps) {
  const control = useFormControl();
  const color = control?.error ? 'error.main' : 'primary.main';

  return (
    <Box
      // FormControl passes these on to the label, which turns blue.
      onFocus={control?.onFocus}
      onBlur={control?.onBlur}
      sx={{
        display: 'flex',
        gap: 2,
        p: 1.5,
        my: 1,
        border: 1,
        borderRadius: 1,
        borderColor: control?.focused || control?.error ? color : 'action.active',
        // A second line instead of a thicker border, so nothing moves.
        outline: control?.focused ? 1 : 0,
        outlineColor: color,
      }}
    >
      {(['hours', 'minutes'] as const).map((unit) => (
        <label key={unit}>
          <PlainInput
            inputMode="numeric"
            size={2}
            required={control?.required}
            aria-invalid={control?.error}
            value={value[unit]}
            onChange={(event) => onChange({ ...value, [unit]: event.target.value })}
          />
          {unit}
        </label>
      ))}
    </Box>
  );
}

export default function TextFieldFormControl() {
  const hintId = React.useId();
  const [duration, setDuration] = React.useState({ hours: '1', minutes: '30' });
  const total = Number(duration.hours) * 60 + Number(duration.minutes);
  const error = !(total > 0);

  return (
    <FormControl
      component="fieldset"
      required
      error={error}
      aria-describedby={hintId}
      sx={{ typography: 'body1' }}
    >
      <FormLabel component="legend">Time for the task</FormLabel>
      <DurationInput value={duration} onChange={setDuration} />
      <FormHelperText id={hintId} aria-live="polite" sx={{ mx: 0 }}>
        {error
          ? 'Enter a time of at least one minute.'
          : `In total: ${total} minutes`}
      </FormHelperText>
    </FormControl>
  );
}
