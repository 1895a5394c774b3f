import * as React from 'react';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

interface PasswordFieldProps {
  value: string;
  onChange: (text: string) => void;
  /** The message below the field. */
  error: string | undefined;
  inputRef: React.Ref<HTMLInputElement>;
}

export function PasswordField({
  value,
  onChange,
  error,
  inputRef,
}: PasswordFieldProps) {
  const [isShown, setIsShown] = React.useState(false);

  return (
    <TextField
      label="Password"
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      required
      fullWidth
      inputRef={inputRef}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={Boolean(error)}
      helperText={error}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label="Show password"
                aria-pressed={isShown}
                onClick={() => setIsShown(!isShown)}
              >
                {isShown ? <VisibilityOffIcon /> : <VisibilityIcon />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
