import * as React from 'react';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { SignInPage } from '@toolpad/core/SignInPage';

function PasswordField(props: TextFieldProps) {
  const [shown, setShown] = React.useState(false);

  return (
    <TextField
      required
      fullWidth
      margin="dense"
      id="password"
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

const providers = [{ id: 'credentials', name: 'Email and password' }];

export default function SignInPageSlots() {
  return (
    <Box sx={{ pb: 4 }}>
      <SignInPage
        providers={providers}
        signIn={(provider, formData: FormData) =>
          Promise.resolve({
            error: `Received ${String(formData.get('password')).length} characters.`,
          })
        }
        slots={{ passwordField: PasswordField }}
        slotProps={{
          emailField: { autoFocus: false },
          passwordField: { helperText: 'Show it before you send it' },
        }}
      />
    </Box>
  );
}
