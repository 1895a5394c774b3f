import * as React from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';

export default function TabsAddRemove() {
  const addButtonRef = React.useRef<HTMLButtonElement>(null);
  const [sheets, setSheets] = React.useState(['1', '2', '3']);
  const [selected, setSelected] = React.useState('1');

  const handleAdd = () => {
    const next = String(Math.max(...sheets.map(Number)) + 1);
    setSheets([...sheets, next]);
    setSelected(next);
  };

  const handleRemove = () => {
    const index = sheets.indexOf(selected);
    const rest = sheets.filter((sheet) => sheet !== selected);
    setSheets(rest);
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
          aria-label="Sheets"
        >
          {sheets.map((sheet) => (
            <Tab key={sheet} value={sheet} label={`Sheet ${sheet}`} />
          ))}
        </TabList>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 2 }}>
          <Button ref={addButtonRef} variant="outlined" onClick={handleAdd}>
            Add a sheet
          </Button>
          <Button disabled={sheets.length === 1} onClick={handleRemove}>
            Remove sheet {selected}
          </Button>
        </Box>
        {sheets.map((sheet) => (
          <TabPanel key={sheet} value={sheet} tabIndex={0} sx={{ px: 0 }}>
            The cells of sheet {sheet}.
          </TabPanel>
        ))}
      </TabContext>
    </Box>
  );
}
