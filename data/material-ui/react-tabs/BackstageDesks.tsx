import * as React from 'react';
import CheckroomIcon from '@mui/icons-material/Checkroom';
import LightbulbIcon from '@mui/icons-material/Lightbulb';
import MicIcon from '@mui/icons-material/Mic';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const positions = ['top', 'start'] as const;

export default function BackstageDesks() {
  const [desk, setDesk] = React.useState('light');

  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      {positions.map((iconPosition) => (
        <Tabs
          key={iconPosition}
          variant="scrollable"
          value={desk}
          onChange={(event, next: string) => setDesk(next)}
          aria-label={`Desks, icon at the ${iconPosition}`}
        >
          <Tab
            value="light"
            icon={<LightbulbIcon />}
            iconPosition={iconPosition}
            label="Light"
          />
          <Tab
            value="sound"
            icon={<MicIcon />}
            iconPosition={iconPosition}
            label="Sound"
          />
          <Tab
            value="wardrobe"
            icon={<CheckroomIcon />}
            iconPosition={iconPosition}
            label="Wardrobe"
          />
        </Tabs>
      ))}
    </Stack>
  );
}
