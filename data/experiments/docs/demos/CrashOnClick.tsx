import * as React from 'react';
import Button from '@mui/material/Button';

export default function CrashOnClick() {
  const [isBroken, setIsBroken] = React.useState(false);
  if (isBroken) {
    throw new Error('the reactor was not meant to be pressed');
  }
  return (
    <Button color="error" variant="outlined" onClick={() => setIsBroken(true)}>
      Do not press
    </Button>
  );
}
