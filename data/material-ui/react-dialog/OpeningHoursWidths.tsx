import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';

const widths = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

export default function OpeningHoursWidths() {
  const [open, setOpen] = React.useState(false);
  const [fullWidth, setFullWidth] = React.useState(true);
  const [maxWidth, setMaxWidth] = React.useState<DialogProps['maxWidth']>('sm');

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Opening hours
      </Button>
      <Dialog
        open={open}
        fullWidth={fullWidth}
        maxWidth={maxWidth}
        onClose={() => setOpen(false)}
      >
        <DialogTitle>Opening hours</DialogTitle>
        <DialogContent>
          <DialogContentText>
            Weekdays 8 to 18. Emergencies any time.
          </DialogContentText>
          <Stack spacing={1} sx={{ mt: 3, alignItems: 'flex-start' }}>
            <TextField
              select
              size="small"
              label="maxWidth"
              value={String(maxWidth)}
              onChange={({ target }) =>
                setMaxWidth(widths.find((width) => width === target.value) ?? false)
              }
              sx={{ width: 120 }}
            >
              {[...widths, 'false'].map((width) => (
                <MenuItem key={width} value={width}>
                  {width}
                </MenuItem>
              ))}
            </TextField>
            <FormControlLabel
              control={<Switch checked={fullWidth} />}
              label="fullWidth"
              onChange={(event, checked) => setFullWidth(checked)}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
