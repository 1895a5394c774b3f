import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function BatchMonitor() {
  const [proofed, setProofed] = React.useState(0);
  const [overheated, setOverheated] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setProofed((count) => count + 1)}>
          Finish a batch
        </Button>
        <Button variant="outlined" onClick={() => setOverheated((hot) => !hot)}>
          {overheated ? 'Cool the oven' : 'Overheat the oven'}
        </Button>
      </Stack>
      {/* Polite: the region is there first, its text changes later. */}
      <div role="status">
        {proofed > 0 && (
          <Alert severity="success" role="none">
            Proofed batches: {proofed}
          </Alert>
        )}
      </div>
      {/* Assertive: role="alert" is the default, and it arrives with its text. */}
      {overheated && (
        <Alert severity="error">Oven 1 is at 312 °C. Open the vent.</Alert>
      )}
    </Stack>
  );
}
