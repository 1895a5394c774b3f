import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ButtonAriaDisabled() {
  const [accepted, setAccepted] = React.useState(false);
  const [message, setMessage] = React.useState('');

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel
        label="I accept the terms"
        control={
          <Checkbox
            checked={accepted}
            onChange={(event) => setAccepted(event.target.checked)}
          />
        }
      />
      <Button
        variant="contained"
        // Unlike `disabled`, this leaves the button in the tab order.
        aria-disabled={!accepted}
        onClick={() =>
          setMessage(accepted ? 'Account created.' : 'Accept the terms first.')
        }
        sx={{
          '&[aria-disabled="true"], &[aria-disabled="true"]:hover': {
            color: 'text.secondary',
            bgcolor: 'action.disabledBackground',
            boxShadow: 'none',
            cursor: 'not-allowed',
          },
        }}
      >
        Create account
      </Button>
      <Typography variant="body2" role="status" sx={{ minHeight: 20 }}>
        {message}
      </Typography>
    </Stack>
  );
}
