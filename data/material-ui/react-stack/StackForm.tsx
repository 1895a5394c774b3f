import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';

export default function StackForm() {
  const [gift, setGift] = React.useState(false);
  const id = React.useId();

  return (
    <Stack
      component="form"
      spacing={2}
      useFlexGap
      onSubmit={(event: React.FormEvent) => event.preventDefault()}
      sx={{ width: '100%', maxWidth: 360, mx: 'auto' }}
    >
      <TextField id={`${id}-name`} label="Name of the recipient" />
      <FormControlLabel
        label="This is a gift"
        control={
          <Switch
            checked={gift}
            onChange={(event) => setGift(event.target.checked)}
          />
        }
      />
      {/* Without unmountOnExit, the closed panel would keep a gap on both sides. */}
      <Collapse in={gift} unmountOnExit>
        <Alert severity="info">The parcel will contain no receipt.</Alert>
      </Collapse>
      <Button type="submit" variant="contained" sx={{ alignSelf: 'flex-start' }}>
        Order
      </Button>
    </Stack>
  );
}
