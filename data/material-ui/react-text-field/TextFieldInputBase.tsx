import * as React from 'react';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TextFieldInputBase() {
  const [message, setMessage] = React.useState('');

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = String(new FormData(event.currentTarget).get('query')).trim();
    setMessage(query ? `No file matches "${query}".` : 'Type the name of a file.');
  }

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <Paper
        component="form"
        role="search"
        variant="outlined"
        onSubmit={handleSubmit}
        sx={{
          display: 'flex',
          alignItems: 'center',
          paddingInline: 0.5,
          // InputBase draws no focus indicator: the frame does it.
          '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main' },
        }}
      >
        <InputBase
          name="query"
          type="search"
          placeholder="Search in all folders"
          inputProps={{ 'aria-label': 'Search the files' }}
          sx={{ flex: 1, marginInlineStart: 1 }}
        />
        <IconButton type="submit" aria-label="Search">
          <Search />
        </IconButton>
      </Paper>
      <Typography role="status" variant="body2" sx={{ minHeight: '1.5em' }}>
        {message}
      </Typography>
    </Stack>
  );
}
