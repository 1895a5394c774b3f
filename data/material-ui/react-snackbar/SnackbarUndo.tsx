import * as React from 'react';
import DeleteIcon from '@mui/icons-material/DeleteOutline';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Snackbar from '@mui/material/Snackbar';
import Typography from '@mui/material/Typography';

const start = ['Book the hotel', 'Renew the passport', 'Buy sunscreen'];

export default function SnackbarUndo() {
  const titleId = React.useId();
  const titleRef = React.useRef<HTMLParagraphElement>(null);
  const [tasks, setTasks] = React.useState(start);
  const [removed, setRemoved] = React.useState('');
  const [open, setOpen] = React.useState(false);

  const remove = (task: string) => {
    setTasks(tasks.filter((other) => other !== task));
    setRemoved(task);
    setOpen(true);
    // The pressed button disappears. From the title, Undo is one Tab away.
    titleRef.current?.focus();
  };
  const undo = () => {
    setTasks(start.filter((task) => task === removed || tasks.includes(task)));
    setOpen(false);
    titleRef.current?.focus();
  };

  return (
    <Box sx={{ maxWidth: 360, mx: 'auto' }}>
      <Typography
        ref={titleRef}
        id={titleId}
        tabIndex={-1}
        component="p"
        variant="h6"
      >
        Tasks
      </Typography>
      <Snackbar
        // A new key restarts the timer for each task.
        key={removed}
        open={open}
        autoHideDuration={10000}
        onClose={(event, reason) => {
          if (reason !== 'clickaway') {
            setOpen(false);
          }
        }}
        message={`Removed: ${removed}`}
        action={
          <Button color="inherit" size="small" onClick={undo}>
            Undo
          </Button>
        }
      />
      <List dense aria-labelledby={titleId} sx={{ minHeight: 140 }}>
        {tasks.map((task) => (
          <ListItem
            key={task}
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={`Remove ${task}`}
                onClick={() => remove(task)}
              >
                <DeleteIcon />
              </IconButton>
            }
          >
            {task}
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
