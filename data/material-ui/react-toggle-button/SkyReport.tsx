import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

export default function SkyReport() {
  const [sky, setSky] = React.useState<string | null>(null);
  const [message, setMessage] = React.useState('');

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get('sky');
    setMessage(value ? `Reported: sky=${value}` : 'Choose what you see.');
  }

  return (
    <Stack component="form" spacing={2} onSubmit={handleSubmit}>
      <ToggleButtonGroup
        exclusive
        aria-label="Sky above you"
        value={sky}
        onChange={(_, next: string | null) => setSky(next)}
      >
        <ToggleButton value="clear">Clear</ToggleButton>
        <ToggleButton value="clouds">Clouds</ToggleButton>
        <ToggleButton value="fog">Fog</ToggleButton>
      </ToggleButtonGroup>
      {sky !== null && <input type="hidden" name="sky" value={sky} />}
      <Button type="submit" variant="contained" sx={{ alignSelf: 'flex-start' }}>
        Report
      </Button>
      <Typography variant="body2" role="status" sx={{ minHeight: 20 }}>
        {message}
      </Typography>
    </Stack>
  );
}
