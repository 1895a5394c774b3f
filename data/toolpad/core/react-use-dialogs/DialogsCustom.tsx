import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import {
  DialogsProvider,
  useDialogs,
  type DialogProps,
} from '@toolpad/core/useDialogs';

function IngredientsDialog({ open, onClose }: DialogProps) {
  return (
    <Dialog open={open} onClose={() => onClose()} fullWidth maxWidth="xs">
      <DialogTitle>Pancakes for four</DialogTitle>
      <DialogContent>
        <List disablePadding>
          <ListItem disableGutters>
            <ListItemText primary="Flour" secondary="300 g" />
          </ListItem>
          <ListItem disableGutters>
            <ListItemText primary="Milk" secondary="600 ml" />
          </ListItem>
          <ListItem disableGutters>
            <ListItemText primary="Eggs" secondary="3" />
          </ListItem>
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose()}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

function RecipeButton() {
  const dialogs = useDialogs();

  return (
    <Button variant="contained" onClick={() => dialogs.open(IngredientsDialog)}>
      Show ingredients
    </Button>
  );
}

export default function DialogsCustom() {
  return (
    <DialogsProvider>
      <RecipeButton />
    </DialogsProvider>
  );
}
