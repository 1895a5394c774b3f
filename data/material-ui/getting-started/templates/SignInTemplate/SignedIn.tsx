import * as React from 'react';
import CheckCircleOutlineIcon from '@mui/icons-material/CheckCircleOutline';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface SignedInProps {
  email: string;
  onSignOut: () => void;
}

/** Where your app would go on. */
export function SignedIn({ email, onSignOut }: SignedInProps) {
  const title = React.useRef<HTMLHeadingElement>(null);

  // The form that had the focus is gone.
  React.useEffect(() => title.current?.focus(), []);

  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <CheckCircleOutlineIcon color="success" sx={{ fontSize: 48 }} />
      <Typography ref={title} tabIndex={-1} variant="h1" sx={{ outline: 'none' }}>
        Welcome back
      </Typography>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        You are signed in as {email}. Two invoices were paid while you were away.
      </Typography>
      <Button variant="outlined" onClick={onSignOut}>
        Sign out
      </Button>
    </Stack>
  );
}
