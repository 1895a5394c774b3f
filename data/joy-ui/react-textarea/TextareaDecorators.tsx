import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';

const phrases = ['Boarding now.', 'Gate change.', 'Delayed.'];

export default function TextareaDecorators() {
  const [text, setText] = React.useState('');

  return (
    <FormControl sx={{ width: '100%', maxWidth: 400 }}>
      <FormLabel>Announcement</FormLabel>
      <Textarea
        minRows={2}
        value={text}
        onChange={(event) => setText(event.target.value)}
        startDecorator={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
            {phrases.map((phrase) => (
              <Chip
                key={phrase}
                variant="outlined"
                onClick={() => setText((before) => `${before} ${phrase}`.trim())}
              >
                {phrase}
              </Chip>
            ))}
          </Box>
        }
        endDecorator={
          <>
            <Typography level="body-xs" sx={{ color: 'text.secondary' }}>
              {text.length} characters
            </Typography>
            <Button
              disabled={text === ''}
              onClick={() => setText('')}
              sx={{ marginInlineStart: 'auto' }}
            >
              Send
            </Button>
          </>
        }
      />
    </FormControl>
  );
}
