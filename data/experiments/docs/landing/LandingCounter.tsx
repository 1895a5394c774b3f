import * as React from 'react';
import Button from '@mui/material/Button';

export default function LandingCounter() {
  const [count, setCount] = React.useState(0);
  return (
    <Button variant="contained" onClick={() => setCount(count + 1)}>
      Counted {count}
    </Button>
  );
}
