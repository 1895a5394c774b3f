import * as React from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';

export default function SceneEditor() {
  const addButtonRef = React.useRef<HTMLButtonElement>(null);
  const [scenes, setScenes] = React.useState(['1', '2', '3']);
  const [selected, setSelected] = React.useState('1');

  const handleAdd = () => {
    const next = String(Math.max(...scenes.map(Number)) + 1);
    setScenes([...scenes, next]);
    setSelected(next);
  };

  const handleRemove = () => {
    const index = scenes.indexOf(selected);
    const rest = scenes.filter((scene) => scene !== selected);
    setScenes(rest);
    // Always select a tab that still exists.
    setSelected(rest[Math.min(index, rest.length - 1)] ?? '1');
    if (rest.length === 1) {
      addButtonRef.current?.focus(); // the remove button becomes disabled
    }
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 520 }}>
      <TabContext value={selected}>
        <TabList
          variant="scrollable"
          allowScrollButtonsMobile
          onChange={(event, next: string) => setSelected(next)}
          aria-label="Scenes"
        >
          {scenes.map((scene) => (
            <Tab key={scene} value={scene} label={`Scene ${scene}`} />
          ))}
        </TabList>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 2 }}>
          <Button ref={addButtonRef} variant="outlined" onClick={handleAdd}>
            Add a scene
          </Button>
          <Button disabled={scenes.length === 1} onClick={handleRemove}>
            Remove scene {selected}
          </Button>
        </Box>
        {scenes.map((scene) => (
          <TabPanel key={scene} value={scene} tabIndex={0} sx={{ px: 0 }}>
            The text of scene {scene}.
          </TabPanel>
        ))}
      </TabContext>
    </Box>
  );
}
