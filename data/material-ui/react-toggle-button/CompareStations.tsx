import * as React from 'react';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const limit = 2;

export default function CompareStations() {
  const [stations, setStations] = React.useState<string[]>(['Ridge', 'Pier']);
  const [message, setMessage] = React.useState('');
  const hintId = React.useId();

  function handleChange(_: React.MouseEvent<HTMLElement>, next: string[]) {
    const tooMany = next.length > limit;
    setMessage(tooMany ? 'Release one station first.' : '');
    if (!tooMany) setStations(next);
  }

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <ToggleButtonGroup
        fullWidth
        size="small"
        aria-label="Stations to compare"
        aria-describedby={hintId}
        value={stations}
        onChange={handleChange}
      >
        {['Ridge', 'Pier', 'Moor', 'Dam'].map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FormHelperText id={hintId}>Two at most</FormHelperText>
      <FormHelperText role="status">{message || ' '}</FormHelperText>
    </Stack>
  );
}
