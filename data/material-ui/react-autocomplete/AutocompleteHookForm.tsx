import * as React from 'react';
import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Controller, useForm } from 'react-hook-form';

const languages = ['English', 'French', 'German', 'Spanish'];
const topics = ['Cooking', 'Music', 'Science', 'Sports', 'Travel'];

interface Settings {
  language: string | null;
  topics: string[];
}

export default function AutocompleteHookForm() {
  const [saved, setSaved] = React.useState<Settings | null>(null);
  const { control, handleSubmit } = useForm<Settings>({
    defaultValues: { language: null, topics: [] },
  });

  return (
    <Stack
      component="form"
      noValidate
      spacing={1}
      onSubmit={handleSubmit(setSaved)}
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <Controller
        name="language"
        control={control}
        rules={{ required: 'Choose a language' }}
        render={({ field, fieldState: { error } }) => (
          <Autocomplete
            options={languages}
            value={field.value}
            onChange={(event, next) => field.onChange(next)}
            onBlur={field.onBlur}
            renderInput={(params) => (
              <TextField
                {...params}
                required
                inputRef={field.ref}
                label="Newsletter language"
                error={error !== undefined}
                helperText={error?.message ?? ' '}
              />
            )}
          />
        )}
      />
      <Controller
        name="topics"
        control={control}
        rules={{ required: 'Choose at least one topic' }}
        render={({ field, fieldState: { error } }) => (
          <Autocomplete
            multiple
            options={topics}
            value={field.value}
            onChange={(event, next) => field.onChange(next)}
            onBlur={field.onBlur}
            renderInput={(params) => (
              <TextField
                {...params}
                inputRef={field.ref}
                label="Topics"
                error={error !== undefined}
                helperText={error?.message ?? ' '}
              />
            )}
          />
        )}
      />
      <Button type="submit" variant="contained">
        Subscribe
      </Button>
      {saved && (
        <Alert severity="success">
          {saved.language}: {saved.topics.join(', ')}
        </Alert>
      )}
    </Stack>
  );
}
