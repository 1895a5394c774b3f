import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SelectForm() {
  const id = React.useId();
  const topicRef = React.useRef<{ focus: () => void }>(null);
  const [topic, setTopic] = React.useState('');
  const [submitted, setSubmitted] = React.useState(false);
  const [message, setMessage] = React.useState('');
  const hasError = submitted && topic === '';

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    const choice = new FormData(event.currentTarget).get('topic');
    if (choice) {
      setMessage(`Sent: topic=${choice}`);
    } else {
      setMessage('');
      topicRef.current?.focus();
    }
  };

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={handleSubmit}
      spacing={2}
      sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}
    >
      <FormControl fullWidth required error={hasError}>
        <InputLabel id={`${id}-label`}>Topic</InputLabel>
        <Select
          id={id}
          labelId={`${id}-label`}
          label="Topic"
          name="topic"
          value={topic}
          onChange={(event) => setTopic(event.target.value)}
          inputRef={topicRef}
          aria-describedby={`${id}-help`}
          SelectDisplayProps={{ 'aria-required': true, 'aria-invalid': hasError }}
        >
          <MenuItem value="order">My order</MenuItem>
          <MenuItem value="refund">A refund</MenuItem>
          <MenuItem value="account">My account</MenuItem>
        </Select>
        <FormHelperText id={`${id}-help`}>
          {hasError ? 'Choose a topic.' : 'What is your question about?'}
        </FormHelperText>
      </FormControl>
      <Button type="submit" variant="contained">
        Send
      </Button>
      <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
        {message}
      </Typography>
    </Stack>
  );
}
