import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

const alerts = [
  { title: 'Temperature', note: 'More than 0.5 °C away from the target', on: true },
  { title: 'Leak sensor', note: 'Also calls the duty phone', on: true },
  {
    title: 'Visitor numbers',
    note: 'Every full hour, to the front desk',
    on: false,
  },
];

export default function KeeperAlerts() {
  const id = React.useId();

  return (
    <Stack
      component="ul"
      sx={{ p: 0, my: 0, mx: 'auto', listStyle: 'none', maxWidth: 460 }}
    >
      {alerts.map(({ title, note, on }, index) => (
        <Stack
          key={title}
          component="li"
          direction="row"
          spacing={2}
          sx={{
            py: 1,
            alignItems: 'center',
            justifyContent: 'space-between',
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <div>
            <Typography component="label" htmlFor={`${id}-${index}`}>
              {title}
            </Typography>
            <Box
              id={`${id}-${index}-note`}
              sx={{ typography: 'body2', color: 'text.secondary' }}
            >
              {note}
            </Box>
          </div>
          <Switch
            id={`${id}-${index}`}
            defaultChecked={on}
            inputProps={{
              role: 'switch',
              'aria-describedby': `${id}-${index}-note`,
            }}
          />
        </Stack>
      ))}
    </Stack>
  );
}
