import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const times = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
});

export default function SelectMenuProps() {
  const id = React.useId();

  return (
    <FormControl sx={{ width: 140 }}>
      <InputLabel id={`${id}-label`}>Starts at</InputLabel>
      <Select
        id={id}
        labelId={`${id}-label`}
        label="Starts at"
        defaultValue="09:30"
        MenuProps={{
          // Half a row at the bottom shows that the list continues.
          slotProps: { paper: { sx: { maxHeight: 280 } } },
          MenuListProps: { dense: true },
          disableScrollLock: true,
        }}
      >
        {times.map((time) => (
          <MenuItem key={time} value={time}>
            {time}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
