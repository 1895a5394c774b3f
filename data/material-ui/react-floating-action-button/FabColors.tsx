import Add from '@mui/icons-material/Add';
import Check from '@mui/icons-material/Check';
import Navigation from '@mui/icons-material/Navigation';
import PhotoCamera from '@mui/icons-material/PhotoCamera';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';

export default function FabColors() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      <Fab
        aria-label="Take a photo"
        // The button stays light gray in dark mode, so the icon stays dark.
        sx={(theme) => theme.applyStyles('dark', { color: 'grey.900' })}
      >
        <PhotoCamera />
      </Fab>
      <Fab color="primary" aria-label="Add a task">
        <Add />
      </Fab>
      <Fab color="secondary" aria-label="Start the route">
        <Navigation />
      </Fab>
      <Fab color="success" aria-label="Finish the inspection">
        <Check />
      </Fab>
      <Fab color="primary" disabled aria-label="Add a task, not available">
        <Add />
      </Fab>
    </Stack>
  );
}
