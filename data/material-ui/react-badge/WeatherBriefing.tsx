import * as React from 'react';
import Thunderstorm from '@mui/icons-material/Thunderstorm';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function WeatherBriefing() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const [seen, setSeen] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center', minHeight: 84 }}>
      <Button
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setOpen(!open);
          setSeen(true);
        }}
        startIcon={
          <Badge variant="dot" color="error" invisible={seen}>
            <Thunderstorm />
          </Badge>
        }
      >
        {seen ? 'Weather briefing' : 'Weather briefing, updated'}
      </Button>
      <Collapse id={id} in={open}>
        <Typography variant="body2">
          Gusts above 70 km/h on the north ridge.
        </Typography>
      </Collapse>
    </Stack>
  );
}
