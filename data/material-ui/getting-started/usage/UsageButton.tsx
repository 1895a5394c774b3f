import * as React from 'react';
import Button from '@mui/material/Button';

export default function UsageButton() {
  const [saved, setSaved] = React.useState(false);

  return (
    <Button
      variant={saved ? 'outlined' : 'contained'}
      onClick={() => setSaved(!saved)}
    >
      {saved ? 'Remove from favorites' : 'Add to favorites'}
    </Button>
  );
}
