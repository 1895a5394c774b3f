import * as React from 'react';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const limit = 2;

export default function ToggleButtonLimit() {
  const hintId = React.useId();
  const [cities, setCities] = React.useState(['Rome', 'Oslo']);
  const [message, setMessage] = React.useState('');

  const handleChange = (event: React.MouseEvent<HTMLElement>, next: string[]) => {
    const isTooMany = next.length > limit;
    setMessage(isTooMany ? 'Release one of the cities first.' : '');
    if (!isTooMany) {
      setCities(next);
    }
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <ToggleButtonGroup
        fullWidth
        size="small"
        aria-label="Cities to compare"
        aria-describedby={hintId}
        value={cities}
        onChange={handleChange}
      >
        {['Rome', 'Oslo', 'Paris', 'Lima'].map((city) => (
          <ToggleButton key={city} value={city}>
            {city}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FormHelperText id={hintId}>Compare up to two cities</FormHelperText>
      <FormHelperText role="status">{message || ' '}</FormHelperText>
    </Stack>
  );
}
