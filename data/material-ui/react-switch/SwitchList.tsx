import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

const channels = [
  { title: 'Email', note: 'One summary every morning', on: true },
  { title: 'Push messages', note: 'When somebody mentions you', on: true },
  { title: 'Text messages', note: 'Only for new sign-ins', on: false },
];

export default function SwitchList() {
  const id = React.useId();

  return (
    <Stack
      component="ul"
      aria-label="Notifications"
      sx={{ p: 0, my: 0, mx: 'auto', listStyle: 'none', maxWidth: 460 }}
    >
      {channels.map(({ title, note, on }, index) => (
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
