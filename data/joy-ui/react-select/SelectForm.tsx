import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SelectForm() {
  const cabin = React.useRef<{ focusVisible: () => void }>(null);
  const [error, setError] = React.useState(false);
  const [message, setMessage] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const isMissing = data.get('cabin') === '';
    setError(isMissing);
    setMessage(isMissing ? '' : [...data].map((pair) => pair.join('=')).join(', '));
    if (isMissing) cabin.current?.focusVisible();
  };

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={handleSubmit}
      spacing={2}
      useFlexGap
      sx={{ width: '100%', maxWidth: 300 }}
    >
      <FormControl required error={error}>
        <FormLabel>Cabin</FormLabel>
        <Select
          name="cabin"
          required
          placeholder="Choose a cabin"
          sx={{ '--Select-placeholderOpacity': 1 }}
          action={cabin}
          onChange={() => setError(false)}
          slotProps={{ button: { 'aria-invalid': error } }}
        >
          <Option value="inside">Inside</Option>
          <Option value="outside">Outside, with a window</Option>
        </Select>
        {error && (
          <FormHelperText sx={{ color: 'danger.plainColor' }}>
            Choose a cabin.
          </FormHelperText>
        )}
      </FormControl>
      <FormControl>
        <FormLabel>Meals</FormLabel>
        <Select multiple name="meals" defaultValue={['breakfast', 'dinner']}>
          <Option value="breakfast">Breakfast</Option>
          <Option value="lunch">Lunch</Option>
          <Option value="dinner">Dinner</Option>
        </Select>
      </FormControl>
      <Button type="submit">Book the crossing</Button>
      <Typography role="status" level="body-sm" sx={{ minHeight: '1.5em' }}>
        {message}
      </Typography>
    </Stack>
  );
}
