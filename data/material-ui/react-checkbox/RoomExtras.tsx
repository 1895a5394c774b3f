import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const extras = [
  {
    label: 'Hot shower, three minutes',
    note: 'Meltwater is scarce. Tokens are handed out until 8 pm.',
  },
  {
    label: 'Luggage on the goods lift, for members of an alpine club',
    note: 'Be at the valley station by noon, with 15 kg at most.',
  },
];

export default function RoomExtras() {
  const id = React.useId();

  return (
    <Stack spacing={2} sx={{ maxWidth: 380 }}>
      {extras.map(({ label, note }, index) => (
        <div key={label}>
          <FormControlLabel
            label={label}
            control={
              <Checkbox inputProps={{ 'aria-describedby': `${id}-${index}` }} />
            }
            sx={{
              alignItems: 'flex-start',
              // Lines up the first line of the label with the box.
              '& .MuiFormControlLabel-label': { pt: '9px' },
            }}
          />
          <Typography
            id={`${id}-${index}`}
            variant="body2"
            sx={{ color: 'text.secondary', paddingInlineStart: '31px' }}
          >
            {note}
          </Typography>
        </div>
      ))}
    </Stack>
  );
}
