import * as React from 'react';
import DarkMode from '@mui/icons-material/DarkMode';
import LightMode from '@mui/icons-material/LightMode';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

function Thumb({ children }: React.PropsWithChildren) {
  return (
    <Box
      component="span"
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 20,
        height: 20,
        borderRadius: '50%',
        bgcolor: 'text.primary',
        color: 'background.paper',
        '& svg': { fontSize: 14 },
      }}
    >
      {children}
    </Box>
  );
}

export default function SwitchIcons() {
  return (
    <FormControlLabel
      label="Dark mode"
      control={
        <Switch
          defaultChecked
          icon={
            <Thumb>
              <LightMode />
            </Thumb>
          }
          checkedIcon={
            <Thumb>
              <DarkMode />
            </Thumb>
          }
        />
      }
    />
  );
}
