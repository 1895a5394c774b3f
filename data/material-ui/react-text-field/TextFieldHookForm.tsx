import * as React from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Controller, useForm, type RegisterOptions } from 'react-hook-form';

interface Account {
  name: string;
  email: string;
  plan: string;
}

export default function TextFieldHookForm() {
  const [created, setCreated] = React.useState('');
  const { control, formState, handleSubmit, register } = useForm<Account>({
    mode: 'onTouched',
    defaultValues: { name: '', email: '', plan: '' },
  });
  const { errors } = formState;

  // The ref belongs to the input, everything else to the TextField.
  const field = (
    name: 'name' | 'email',
    hint: string,
    rules: RegisterOptions<Account, 'name' | 'email'>,
  ) => {
    const { ref, ...props } = register(name, rules);
    return {
      ...props,
      inputRef: ref,
      error: Boolean(errors[name]),
      helperText: errors[name]?.message ?? hint,
    };
  };

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={handleSubmit((data) =>
        setCreated(`Account for ${data.email} created`),
      )}
      spacing={2}
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <TextField
        label="Name"
        autoComplete="name"
        {...field('name', ' ', { required: 'Enter your name.' })}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        {...field('email', 'We send a link to confirm it.', {
          required: 'Enter your email address.',
          pattern: { value: /^\S+@\S+\.\S+$/, message: 'This is not an address.' },
        })}
      />
      <Controller
        name="plan"
        control={control}
        rules={{ required: 'Choose a plan.' }}
        render={({ field: { ref, ...props }, fieldState }) => (
          <TextField
            select
            label="Plan"
            {...props}
            inputRef={ref}
            error={fieldState.invalid}
            helperText={fieldState.error?.message ?? ' '}
          >
            <MenuItem value="free">Free</MenuItem>
            <MenuItem value="team">Team</MenuItem>
          </TextField>
        )}
      />
      <Button type="submit" variant="contained" sx={{ alignSelf: 'flex-start' }}>
        Create the account
      </Button>
      <Typography role="status">{created}</Typography>
    </Stack>
  );
}
