import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Grow from '@mui/material/Grow';
import Slide from '@mui/material/Slide';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

// Outside the component: a new component on each render would restart it.
const transitions = { Grow, Slide, Fade };
type Name = keyof typeof transitions;

export default function SnackbarTransition() {
  const [open, setOpen] = React.useState(false);
  const [name, setName] = React.useState<Name>('Grow');

  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {(Object.keys(transitions) as Name[]).map((next) => (
        <Button
          key={next}
          variant="outlined"
          onClick={() => {
            setName(next);
            setOpen(true);
          }}
        >
          {next}
        </Button>
      ))}
      <Snackbar
        key={name}
        open={open}
        TransitionComponent={transitions[name]}
        transitionDuration={{ enter: 400, exit: 200 }}
        autoHideDuration={3000}
        onClose={(event, reason) => {
          if (reason !== 'clickaway') {
            setOpen(false);
          }
        }}
        message={`Settings saved, ${name}`}
      />
    </Stack>
  );
}
