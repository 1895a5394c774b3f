import * as React from 'react';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const actions = ['hover', 'selected', 'focus', 'disabledBackground'];

export default function PaletteSurfaces() {
  const id = React.useId();

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 400, mx: 'auto' }}>
      <Stack spacing={1.5} useFlexGap sx={{ p: 2 }}>
        <Typography color="textPrimary">text.primary: invoice 1042</Typography>
        <Typography color="textSecondary">text.secondary: sent on Monday</Typography>
        <TextField
          disabled
          size="small"
          id={id}
          label="Status"
          defaultValue="text.disabled: paid"
        />
      </Stack>
      <Divider />
      <Stack component="ul" role="list" sx={{ m: 0, p: 1, listStyle: 'none' }}>
        {actions.map((token) => (
          <Typography
            key={token}
            component="li"
            variant="body2"
            sx={{ p: 1, bgcolor: `action.${token}` }}
          >
            action.{token}
          </Typography>
        ))}
      </Stack>
    </Paper>
  );
}
