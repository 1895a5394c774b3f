import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const regions = [
  { name: 'Africa', cities: ['Cairo', 'Nairobi'] },
  { name: 'Asia', cities: ['Singapore', 'Tokyo'] },
  { name: 'Europe', cities: ['Berlin', 'Lisbon', 'London'] },
];

// Select passes role="option", a click handler and more to every child.
// This component drops them, so a heading stays a heading.
function GroupHeading({ children }: React.PropsWithChildren) {
  return <ListSubheader role="presentation">{children}</ListSubheader>;
}
// The first heading doesn't get the focus when the list opens.
GroupHeading.muiSkipListHighlight = true;

export default function SelectGroups() {
  const id = React.useId();
  const [city, setCity] = React.useState('');

  return (
    <FormControl fullWidth sx={{ maxWidth: 280 }}>
      <InputLabel id={`${id}-label`}>Time zone</InputLabel>
      <Select
        id={id}
        labelId={`${id}-label`}
        label="Time zone"
        value={city}
        onChange={(event) => setCity(event.target.value)}
        MenuProps={{ slotProps: { paper: { sx: { maxHeight: 320 } } } }}
      >
        {regions.flatMap(({ name, cities }) => [
          <GroupHeading key={name}>{name}</GroupHeading>,
          ...cities.map((option) => (
            <MenuItem key={option} value={option}>
              {option}
            </MenuItem>
          )),
        ])}
      </Select>
    </FormControl>
  );
}
