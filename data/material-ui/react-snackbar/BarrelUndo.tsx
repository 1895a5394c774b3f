import * as React from 'react';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Snackbar from '@mui/material/Snackbar';
import Typography from '@mui/material/Typography';

const cellar = ['Barrel 3, Russet', 'Barrel 5, Bramley', 'Barrel 8, Dabinett'];

export default function BarrelUndo() {
  const titleId = React.useId();
  const titleRef = React.useRef<HTMLHeadingElement>(null);
  const [barrels, setBarrels] = React.useState(cellar);
  const [removed, setRemoved] = React.useState('');
  const [open, setOpen] = React.useState(false);

  const remove = (name: string) => {
    setBarrels(barrels.filter((other) => other !== name));
    setRemoved(name);
    setOpen(true);
    // The pressed button goes away. From the title, Undo is one Tab away.
    titleRef.current?.focus();
  };
  const undo = () => {
    setBarrels(cellar.filter((name) => name === removed || barrels.includes(name)));
    setOpen(false);
    titleRef.current?.focus();
  };

  return (
    <Box sx={{ maxWidth: 360, mx: 'auto' }}>
      <Typography
        ref={titleRef}
        id={titleId}
        tabIndex={-1}
        component="h3"
        variant="h6"
      >
        In the cellar
      </Typography>
      <Snackbar
        // A new key restarts the timer for each removal.
        key={removed}
        open={open}
        autoHideDuration={10000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') {
            setOpen(false);
          }
        }}
        message={`${removed} removed`}
        action={
          <Button color="inherit" size="small" onClick={undo}>
            Undo
          </Button>
        }
      />
      <List dense aria-labelledby={titleId} sx={{ minHeight: 140 }}>
        {barrels.map((name) => (
          <ListItem
            key={name}
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={`Remove ${name}`}
                onClick={() => remove(name)}
              >
                <DeleteOutline />
              </IconButton>
            }
          >
            {name}
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
