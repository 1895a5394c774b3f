import * as React from 'react';
import Button from '@mui/joy/Button';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

export default function SelectControlledOpen() {
  const [open, setOpen] = React.useState(false);

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Select
        aria-label="Table"
        defaultValue="window"
        listboxOpen={open}
        onListboxOpenChange={setOpen}
        sx={{ width: 190 }}
      >
        <Option value="window">By the window</Option>
        <Option value="terrace">On the terrace</Option>
        <Option value="bar">At the bar</Option>
      </Select>
      <Button variant="soft" onClick={() => setOpen(true)}>
        Show all tables
      </Button>
    </Stack>
  );
}
