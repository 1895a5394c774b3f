import * as React from 'react';
import KeyOutlinedIcon from '@mui/icons-material/KeyOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { EXAMPLE, signIn, validate, type Errors } from './auth';
import { ForgotPassword } from './ForgotPassword';
import { PasswordField } from './PasswordField';

interface SignInFormProps {
  onSignIn: (email: string) => void;
}

export function SignInForm({ onSignIn }: SignInFormProps) {
  const [email, setEmail] = React.useState('');
  const [password, setPassword] = React.useState('');
  const [errors, setErrors] = React.useState<Errors>({});
  const [refusal, setRefusal] = React.useState('');
  const [isSending, setIsSending] = React.useState(false);
  const [isForgotten, setIsForgotten] = React.useState(false);
  const emailInput = React.useRef<HTMLInputElement>(null);
  const passwordInput = React.useRef<HTMLInputElement>(null);

  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const found = validate({ email, password });
    setErrors(found);
    setRefusal('');
    if (found.email || found.password) {
      (found.email ? emailInput : passwordInput).current?.focus();
      return;
    }
    setIsSending(true);
    try {
      await signIn({ email, password });
      onSignIn(email);
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
      setIsSending(false);
      passwordInput.current?.select();
    }
  };

  return (
    <>
      <Typography variant="h1">Sign in</Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        Your invoices are where you left them. Try it with {EXAMPLE.email} and the
        password “{EXAMPLE.password}”.
      </Typography>
      <Stack component="form" noValidate onSubmit={submit} sx={{ mt: 4, gap: 2.5 }}>
        <Box role="alert" sx={{ '&:empty': { mb: -2.5 } }}>
          {refusal && (
            <Alert severity="error" role="none">
              {refusal}
            </Alert>
          )}
        </Box>
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          required
          fullWidth
          inputRef={emailInput}
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            setErrors({ ...errors, email: undefined });
          }}
          error={Boolean(errors.email)}
          helperText={errors.email}
        />
        <PasswordField
          inputRef={passwordInput}
          value={password}
          onChange={(text) => {
            setPassword(text);
            setErrors({ ...errors, password: undefined });
          }}
          error={errors.password}
        />
        <Stack
          direction="row"
          sx={{
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            columnGap: 2,
          }}
        >
          <FormControlLabel
            control={<Checkbox name="remember" />}
            label="Stay signed in"
          />
          <Link
            component="button"
            type="button"
            variant="body2"
            onClick={() => setIsForgotten(true)}
          >
            Forgot password?
          </Link>
        </Stack>
        <Button
          type="submit"
          variant="contained"
          size="large"
          aria-disabled={isSending}
        >
          {isSending ? 'Signing in…' : 'Sign in'}
        </Button>
        <Divider>
          <Typography variant="body2" color="textSecondary">
            or
          </Typography>
        </Divider>
        <Button
          variant="outlined"
          size="large"
          startIcon={<KeyOutlinedIcon />}
          onClick={() => onSignIn(EXAMPLE.email)}
        >
          Use a passkey
        </Button>
      </Stack>
      <ForgotPassword
        email={email}
        open={isForgotten}
        onClose={() => setIsForgotten(false)}
      />
    </>
  );
}
