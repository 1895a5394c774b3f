import * as React from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';

const berths = [
  { id: 'A1', length: 'Max 12 m', free: true },
  { id: 'A2', length: 'Max 12 m', free: false },
  { id: 'B4', length: 'Max 18 m', free: true },
  { id: 'C7', length: 'Max 30 m', free: true },
];

export default function BerthPicker() {
  const [selected, setSelected] = React.useState('B4');

  return (
    <Box
      role="group"
      aria-label="Berth"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center' }}
    >
      {berths.map(({ id, length, free }) => (
        <ButtonBase
          key={id}
          focusRipple
          disabled={!free}
          aria-pressed={id === selected}
          onClick={() => setSelected(id)}
          sx={{
            flexDirection: 'column',
            width: 96,
            px: 1,
            py: 2,
            border: 2,
            borderColor: 'divider',
            borderRadius: 2,
            '&[aria-pressed="true"]': { borderColor: 'primary.main' },
            '&.Mui-focusVisible': {
              outline: '2px solid',
              outlineColor: 'primary.main',
              outlineOffset: 2,
            },
            '&.Mui-disabled': { color: 'text.disabled', borderStyle: 'dashed' },
          }}
        >
          <Typography component="span" variant="h6">
            {id}
          </Typography>
          <Typography component="span" variant="body2">
            {free ? length : 'Taken'}
          </Typography>
        </ButtonBase>
      ))}
    </Box>
  );
}
