import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function InputForm() {
  const [summary, setSummary] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSummary(`${data.get('copies')} copies ordered for ${data.get('email')}`);
  };

  return (
    <Stack
      component="form"
      onSubmit={handleSubmit}
      onReset={() => setSummary('')}
      spacing={2}
      useFlexGap
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <FormControl required>
        <FormLabel>Email</FormLabel>
        <Input name="email" type="email" autoComplete="email" />
      </FormControl>
      <FormControl required>
        <FormLabel>Copies</FormLabel>
        <Input
          name="copies"
          type="number"
          defaultValue={2}
          slotProps={{ input: { min: 1, max: 12 } }}
        />
      </FormControl>
      <Stack direction="row" spacing={1} useFlexGap>
        <Button type="submit">Order</Button>
        <Button type="reset" variant="plain" color="neutral">
          Clear
        </Button>
      </Stack>
      <Typography level="body-sm" role="status">
        {summary}
      </Typography>
    </Stack>
  );
}
