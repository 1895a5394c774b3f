import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const options = [
  {
    label: 'Tell me about special offers',
    note: 'At most one email a month. You can unsubscribe at any time.',
  },
  {
    label: 'Save my card and my address for the next order in this store',
    note: 'Both are in your account, where you can delete them.',
  },
];

export default function CheckboxLongLabels() {
  const id = React.useId();

  return (
    <Stack spacing={2} sx={{ maxWidth: 380 }}>
      {options.map(({ label, note }, index) => (
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
