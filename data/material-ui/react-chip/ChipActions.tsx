import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const replies = ['On my way', 'Running late', 'Call me later', 'Thank you!'];

export default function ChipActions() {
  const [message, setMessage] = React.useState('');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Stack
        role="group"
        aria-label="Suggested replies"
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap' }}
      >
        {replies.map((reply) => (
          <Chip
            key={reply}
            component="button"
            label={reply}
            variant="outlined"
            onClick={() => setMessage(reply)}
          />
        ))}
      </Stack>
      <TextField
        label="Message"
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
    </Stack>
  );
}
