import * as React from 'react';
import Lock from '@mui/icons-material/Lock';
import LockOpen from '@mui/icons-material/LockOpen';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

function Thumb({ children }: { children: React.ReactNode }) {
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

export default function LidLock() {
  return (
    <FormControlLabel
      label="Lock the lid of the octopus tank"
      control={
        <Switch
          defaultChecked
          icon={
            <Thumb>
              <LockOpen />
            </Thumb>
          }
          checkedIcon={
            <Thumb>
              <Lock />
            </Thumb>
          }
        />
      }
    />
  );
}
