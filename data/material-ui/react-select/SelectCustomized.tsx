import * as React from 'react';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import MenuItem from '@mui/material/MenuItem';
import Select, { selectClasses } from '@mui/material/Select';

export default function SelectCustomized() {
  const id = React.useId();
  const [period, setPeriod] = React.useState('week');

  return (
    <Select
      id={id}
      variant="standard"
      disableUnderline
      value={period}
      onChange={(event) => setPeriod(event.target.value)}
      inputProps={{ 'aria-label': 'Period' }}
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
      <MenuItem value="day">Today</MenuItem>
      <MenuItem value="week">Last 7 days</MenuItem>
      <MenuItem value="month">Last 30 days</MenuItem>
    </Select>
  );
}
