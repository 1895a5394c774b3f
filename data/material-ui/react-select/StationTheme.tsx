import * as React from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function withStationSelects(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiSelect: {
        defaultProps: {
          IconComponent: ExpandMore,
          MenuProps: { slotProps: { paper: { elevation: 2, sx: { mt: 0.5 } } } },
        },
        styleOverrides: {
          root: { borderRadius: 12 },
          icon: { transition: 'transform 150ms' },
        },
      },
      // Options belong to MenuItem, not to Select.
      MuiMenuItem: {
        styleOverrides: { root: { whiteSpace: 'normal' } },
      },
    },
  };
}

export default function StationTheme() {
  const id = React.useId();

  return (
    <ThemeProvider theme={withStationSelects}>
      <FormControl fullWidth sx={{ maxWidth: 280 }}>
        <InputLabel id={`${id}-label`}>Output</InputLabel>
        <Select id={id} labelId={`${id}-label`} label="Output" defaultValue="main">
          <MenuItem value="main">Main transmitter</MenuItem>
          <MenuItem value="stream">
            Web stream and phone lines for the newsroom
          </MenuItem>
        </Select>
      </FormControl>
    </ThemeProvider>
  );
}
