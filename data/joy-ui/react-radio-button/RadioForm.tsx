import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';

const formats = ['CSV', 'PDF', 'Spreadsheet'];

export default function RadioForm() {
  const first = React.useRef<HTMLInputElement>(null);
  const [message, setMessage] = React.useState('Contains 48 orders.');
  const [error, setError] = React.useState(false);

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const format = new FormData(event.currentTarget).get('format');
    setError(format === null);
    setMessage(format === null ? 'Choose a format.' : `Exported: format=${format}`);
    if (format === null) first.current?.focus();
  };

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={handleSubmit}
      spacing={2}
      useFlexGap
    >
      <FormControl required error={error}>
        <FormLabel>Format of the export</FormLabel>
        <RadioGroup
          name="format"
          aria-required
          aria-invalid={error}
          onChange={() => setError(false)}
        >
          {formats.map((format, index) => (
            <Radio
              key={format}
              value={format}
              label={format}
              color={error ? 'danger' : undefined}
              slotProps={{ input: { ref: index === 0 ? first : undefined } }}
            />
          ))}
        </RadioGroup>
        <FormHelperText
          role="status"
          sx={error ? { color: 'danger.plainColor' } : undefined}
        >
          {message}
        </FormHelperText>
      </FormControl>
      <Button type="submit" sx={{ alignSelf: 'flex-start' }}>
        Export
      </Button>
    </Stack>
  );
}
