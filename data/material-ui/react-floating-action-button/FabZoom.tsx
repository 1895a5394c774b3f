import * as React from 'react';
import Archive from '@mui/icons-material/Archive';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Fab from '@mui/material/Fab';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import Zoom from '@mui/material/Zoom';

const tasks = ['Call the plumber', 'Pay the water bill', 'Book the train'];

export default function FabZoom() {
  const headingId = React.useId();
  const headingRef = React.useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = React.useState(tasks);
  const [done, setDone] = React.useState<string[]>([]);

  const toggle = (task: string) =>
    setDone(
      done.includes(task) ? done.filter((it) => it !== task) : [...done, task],
    );
  const archive = () => {
    setOpen(open.filter((task) => !done.includes(task)));
    setDone([]);
    // The button is about to disappear, so the focus needs a new place.
    headingRef.current?.focus();
  };

  return (
    <Paper
      variant="outlined"
      sx={{
        position: 'relative',
        width: 320,
        maxWidth: '100%',
        minHeight: 240,
        p: 2,
      }}
    >
      <Typography
        ref={headingRef}
        id={headingId}
        tabIndex={-1}
        component="h3"
        variant="subtitle1"
      >
        {open.length} tasks left
      </Typography>
      <FormGroup role="group" aria-labelledby={headingId}>
        {open.map((task) => (
          <FormControlLabel
            key={task}
            label={task}
            control={
              <Checkbox
                checked={done.includes(task)}
                onChange={() => toggle(task)}
              />
            }
          />
        ))}
      </FormGroup>
      <Box sx={{ position: 'absolute', bottom: 16, right: 16 }}>
        <Zoom in={done.length > 0} unmountOnExit>
          <Fab
            color="primary"
            aria-label="Archive the finished tasks"
            onClick={archive}
          >
            <Archive />
          </Fab>
        </Zoom>
      </Box>
    </Paper>
  );
}
