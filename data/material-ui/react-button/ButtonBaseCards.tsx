import * as React from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';

const rooms = [
  { name: 'Single', price: '$89', free: true },
  { name: 'Double', price: '$129', free: true },
  { name: 'Family', price: 'Sold out', free: false },
  { name: 'Suite', price: '$240', free: true },
];

export default function ButtonBaseCards() {
  const [selected, setSelected] = React.useState('Double');

  return (
    <Box
      role="group"
      aria-label="Room"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center' }}
    >
      {rooms.map(({ name, price, free }) => (
        <ButtonBase
          key={name}
          focusRipple
          disabled={!free}
          aria-pressed={name === selected}
          onClick={() => setSelected(name)}
          sx={{
            flexDirection: 'column',
            width: 104,
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
            {name}
          </Typography>
          <Typography component="span" variant="body2">
            <bdi>{price}</bdi>
          </Typography>
        </ButtonBase>
      ))}
    </Box>
  );
}
