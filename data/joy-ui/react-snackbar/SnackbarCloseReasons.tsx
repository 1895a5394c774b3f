import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar, { type SnackbarCloseReason } from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SnackbarCloseReasons() {
  const [open, setOpen] = React.useState(false);
  const [reasons, setReasons] = React.useState<SnackbarCloseReason[]>([]);

  return (
    <Stack spacing={1.5} useFlexGap sx={{ alignItems: 'center' }}>
      <Button
        variant="outlined"
        onClick={() => {
          setReasons([]);
          setOpen(true);
        }}
      >
        Upload the recipe
      </Button>
      <Typography level="body-sm">
        Reasons: {reasons.length > 0 ? reasons.join(', ') : 'none'}
      </Typography>
      <div role="status">
        <Snackbar
          open={open}
          autoHideDuration={10000}
          onClose={(event, reason) => {
            setReasons((list) => [...list, reason]);
            if (reason !== 'clickaway') {
              setOpen(false);
            }
          }}
        >
          Lemon tart uploaded
        </Snackbar>
      </div>
    </Stack>
  );
}
