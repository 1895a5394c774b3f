import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const steps = ['Wash the apples', 'Mill the pulp', 'Start the press'];

export default function PressQueue() {
  const counter = React.useRef(0);
  const [queue, setQueue] = React.useState<{ id: number; text: string }[]>([]);
  const [leaving, setLeaving] = React.useState(false);
  const [first, ...waiting] = queue;

  const notify = (text: string) => {
    counter.current += 1;
    setQueue([...queue, { id: counter.current, text }]);
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
      >
        {steps.map((step) => (
          <Button key={step} variant="outlined" onClick={() => notify(step)}>
            {step}
          </Button>
        ))}
      </Stack>
      <Typography variant="body2">Waiting: {waiting.length}</Typography>
      <Snackbar
        key={first?.id}
        open={first !== undefined && !leaving}
        message={first && `Done: ${first.text.toLowerCase()}`}
        autoHideDuration={3000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') {
            setLeaving(true);
          }
        }}
        TransitionProps={{
          onExited: () => {
            setQueue((messages) => messages.slice(1));
            setLeaving(false);
          },
        }}
      />
    </Stack>
  );
}
