import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const FIELDS = [
  { name: 'title', label: 'Recipe name', missing: 'What is it called?' },
  {
    name: 'servings',
    label: 'Servings',
    type: 'number',
    missing: 'How many people does it feed?',
  },
  {
    name: 'minutes',
    label: 'Minutes',
    type: 'number',
    missing: 'How long does it take?',
  },
];

export default function LearnForm() {
  const [missing, setMissing] = React.useState<string[]>([]);
  const [saved, setSaved] = React.useState(false);

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const empty = FIELDS.filter(({ name }) => !data.get(name));
    setMissing(empty.map(({ name }) => name));
    setSaved(empty.length === 0);
  };

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={handleSubmit}
      spacing={2}
      useFlexGap
      sx={{ width: '100%', maxWidth: 320 }}
    >
      {FIELDS.map(({ missing: reason, ...field }) => (
        <TextField
          key={field.name}
          {...field}
          required
          error={missing.includes(field.name)}
          helperText={missing.includes(field.name) ? reason : ' '}
        />
      ))}
      <Button type="submit" variant="contained">
        Save recipe
      </Button>
      <div role="status">
        {saved && <Alert role="none">The recipe is in your collection.</Alert>}
      </div>
    </Stack>
  );
}
