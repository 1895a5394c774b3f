import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';

export default function ScoreSheetForm() {
  const [disputed, setDisputed] = React.useState(false);
  const id = React.useId();

  return (
    <Stack
      component="form"
      spacing={2}
      useFlexGap
      onSubmit={(event: React.FormEvent) => event.preventDefault()}
      sx={{ width: '100%', maxWidth: 360, mx: 'auto' }}
    >
      <TextField id={`${id}-result`} label="Result" placeholder="1–0" />
      <FormControlLabel
        label="The result is disputed"
        control={
          <Switch
            checked={disputed}
            onChange={(event) => setDisputed(event.target.checked)}
          />
        }
      />
      {/* Without unmountOnExit, the closed panel would keep a gap on both sides. */}
      <Collapse in={disputed} unmountOnExit>
        <Alert severity="warning">Both players sign the paper sheet as well.</Alert>
      </Collapse>
      <Button type="submit" variant="contained" sx={{ alignSelf: 'flex-start' }}>
        Hand in
      </Button>
    </Stack>
  );
}
