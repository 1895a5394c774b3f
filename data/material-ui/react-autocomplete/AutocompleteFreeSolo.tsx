import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const suggestions = ['Book flights', 'Call the bank', 'Pay rent', 'Renew passport'];

export default function AutocompleteFreeSolo() {
  const [task, setTask] = React.useState('');

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Autocomplete
        freeSolo
        options={suggestions}
        inputValue={task}
        onInputChange={(event, text) => setTask(text)}
        renderInput={(params) => (
          <TextField {...params} label="Task" helperText="Any text is accepted" />
        )}
      />
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        Your task: {task.trim() || 'none yet'}
      </Typography>
    </Box>
  );
}
