import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const files = ['photo.jpg', 'invoice.pdf', 'notes.txt'];

export default function SnackbarQueue() {
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
        {files.map((file) => (
          <Button
            key={file}
            variant="outlined"
            onClick={() => notify(`Uploaded ${file}`)}
            sx={{ textTransform: 'none' }}
          >
            Upload {file}
          </Button>
        ))}
      </Stack>
      <Typography variant="body2">Waiting: {waiting.length}</Typography>
      <Snackbar
        key={first?.id}
        open={first !== undefined && !leaving}
        message={first?.text}
        autoHideDuration={3000}
        onClose={(event, reason) => {
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
