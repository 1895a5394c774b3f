import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import type { PopoverActions } from '@mui/material/Popover';
import Select from '@mui/material/Select';

const library = [
  'Top of the hour',
  'Weather bed',
  'Late night sting',
  'Traffic bell',
];

export default function JingleLibrary() {
  const id = React.useId();
  const menuRef = React.useRef<PopoverActions>(null);
  const [open, setOpen] = React.useState(false);
  const [jingle, setJingle] = React.useState('');
  const [jingles, setJingles] = React.useState<string[]>([]);
  const loading = open && jingles.length === 0;

  React.useEffect(() => {
    if (!loading) {
      // The list has grown: place it again, so that it stays on the screen.
      menuRef.current?.updatePosition();
      return undefined;
    }
    const timer = setTimeout(() => setJingles(library), 1200);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <FormControl fullWidth sx={{ maxWidth: 280 }}>
      <InputLabel id={`${id}-label`}>Jingle</InputLabel>
      <Select
        id={id}
        labelId={`${id}-label`}
        label="Jingle"
        value={jingle}
        onChange={(event) => setJingle(event.target.value)}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        MenuProps={{ action: menuRef, MenuListProps: { 'aria-busy': loading } }}
      >
        {loading ? (
          <MenuItem disabled>Loading jingles…</MenuItem>
        ) : (
          jingles.map((title) => (
            <MenuItem key={title} value={title}>
              {title}
            </MenuItem>
          ))
        )}
      </Select>
    </FormControl>
  );
}
