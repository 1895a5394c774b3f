import * as React from 'react';
import DescriptionIcon from '@mui/icons-material/Description';
import PhotoIcon from '@mui/icons-material/Photo';
import MusicNoteIcon from '@mui/icons-material/MusicNote';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const positions = ['top', 'start'] as const;

export default function TabsIconPosition() {
  const [kind, setKind] = React.useState('photos');

  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      {positions.map((iconPosition) => (
        <Tabs
          key={iconPosition}
          variant="scrollable"
          value={kind}
          onChange={(event, next: string) => setKind(next)}
          aria-label={`Files, icon at the ${iconPosition}`}
        >
          <Tab
            value="photos"
            icon={<PhotoIcon />}
            iconPosition={iconPosition}
            label="Photos"
          />
          <Tab
            value="music"
            icon={<MusicNoteIcon />}
            iconPosition={iconPosition}
            label="Music"
          />
          <Tab
            value="documents"
            icon={<DescriptionIcon />}
            iconPosition={iconPosition}
            label="Documents"
          />
        </Tabs>
      ))}
    </Stack>
  );
}
