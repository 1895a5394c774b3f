import * as React from 'react';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { SignInPage } from '@toolpad/core/SignInPage';

// A slot starts from nothing: name, label and autoComplete are yours to set.
function RevealField(props: TextFieldProps) {
  const [shown, setShown] = React.useState(false);

  return (
    <TextField
      required
      fullWidth
      margin="dense"
      name="password"
      label="Password"
      autoComplete="current-password"
      {...props}
      type={shown ? 'text' : 'password'}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label="Show password"
                aria-pressed={shown}
                onClick={() => setShown((value) => !value)}
              >
                {shown ? <VisibilityOffIcon /> : <VisibilityIcon />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

const providers = [{ id: 'credentials', name: 'Customs desk' }];

export default function RevealPassword() {
  return (
    <Box sx={{ pb: 4 }}>
      <SignInPage
        providers={providers}
        signIn={(provider, formData: FormData) =>
          Promise.resolve({
            error: `Received ${String(formData.get('password')).length} characters.`,
          })
        }
        slots={{ passwordField: RevealField }}
        slotProps={{
          emailField: { id: 'customs-email', autoFocus: false },
          passwordField: { id: 'customs-password' },
        }}
      />
    </Box>
  );
}
