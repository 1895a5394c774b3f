import * as React from 'react';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import MenuItem from '@mui/material/MenuItem';
import Select, { selectClasses } from '@mui/material/Select';

export default function ListeningRegion() {
  const id = React.useId();
  const [region, setRegion] = React.useState('coast');

  return (
    <Select
      id={id}
      variant="standard"
      disableUnderline
      value={region}
      onChange={(event) => setRegion(event.target.value)}
      inputProps={{ 'aria-label': 'Region' }}
      IconComponent={UnfoldMore}
      sx={{
        paddingInline: '16px 8px',
        borderRadius: 99,
        bgcolor: 'action.selected',
        [`& .${selectClasses.select}`]: { py: 1, bgcolor: 'transparent' },
        [`& .${selectClasses.icon}`]: { right: 8 },
        '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      <MenuItem value="coast">Coast</MenuItem>
      <MenuItem value="valley">Inner valley</MenuItem>
      <MenuItem value="islands">Outer islands</MenuItem>
    </Select>
  );
}
