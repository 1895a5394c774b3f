import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const looks = ['Dawn', 'Noon', 'Dusk', 'Moonlight'];

export default function LightingLooks() {
  const [look, setLook] = React.useState('Dawn');
  const [automatic, setAutomatic] = React.useState(true);

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <FormControlLabel
        control={<Switch checked={automatic} />}
        onChange={(event, checked) => setAutomatic(checked)}
        label="selectionFollowsFocus"
      />
      <Tabs
        variant="scrollable"
        selectionFollowsFocus={automatic}
        value={look}
        onChange={(event, next: string) => setLook(next)}
        aria-label="Lighting look"
      >
        {looks.map((name) => (
          <Tab key={name} value={name} label={name} />
        ))}
      </Tabs>
      <Typography role="status" sx={{ mt: 2 }}>
        On stage: {look}
      </Typography>
    </Box>
  );
}
