import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Snackbar from '@mui/material/Snackbar';
import Typography from '@mui/material/Typography';

export default function SnackbarFab() {
  const [count, setCount] = React.useState(2);
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ p: 2, pb: 12 }}>
      <Typography variant="h6" component="p">
        Notes
      </Typography>
      <List dense>
        {Array.from({ length: count }, (_, index) => (
          <ListItem key={index} divider disableGutters>
            Note {index + 1}
          </ListItem>
        ))}
      </List>
      <Fab
        color="primary"
        aria-label="Add a note"
        onClick={() => {
          setCount(count + 1);
          setOpen(true);
        }}
        sx={{ position: 'fixed', bottom: 16, insetInlineEnd: 16 }}
      >
        <AddIcon />
      </Fab>
      <Snackbar
        // A new key restarts the timer for each note.
        key={count}
        open={open}
        autoHideDuration={6000}
        onClose={(event, reason) => {
          if (reason !== 'clickaway') {
            setOpen(false);
          }
        }}
        message={`Note ${count} added`}
        // Above the button while the snackbar fills the width.
        sx={{ bottom: { xs: 16 + 56 + 8, sm: 24 } }}
      />
    </Box>
  );
}
