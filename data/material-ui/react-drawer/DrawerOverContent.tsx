import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const notes: Record<string, string> = {
  'Invoice 2041': 'Office chairs, 1,240.00. Paid on March 3.',
  'Invoice 2042': 'Printer paper, 86.50. Due on April 15.',
  'Invoice 2043': 'Desk lamps, 312.00. A reminder was sent.',
};

export default function DrawerOverContent() {
  const panelId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [invoice, setInvoice] = React.useState('');
  const [box, setBox] = React.useState<HTMLElement | null>(null);
  const rowRef = React.useRef<HTMLElement | null>(null);

  const close = () => {
    setOpen(false);
    rowRef.current?.focus();
  };

  return (
    <Box
      ref={setBox}
      onKeyDown={(event) => open && event.key === 'Escape' && close()}
      sx={{ position: 'relative', minHeight: 200, overflow: 'hidden' }}
    >
      <List aria-label="Invoices">
        {Object.keys(notes).map((next) => (
          <ListItem key={next} disablePadding>
            <ListItemButton
              selected={open && next === invoice}
              aria-expanded={open && next === invoice}
              aria-controls={panelId}
              onClick={(event) => {
                rowRef.current = event.currentTarget;
                setInvoice(next);
                setOpen(true);
              }}
            >
              <ListItemText primary={next} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Drawer
        variant="persistent"
        anchor="right"
        open={open}
        SlideProps={{ container: box }}
        PaperProps={{
          id: panelId,
          role: 'region',
          'aria-label': 'About the invoice',
          elevation: 8,
          sx: { position: 'absolute', width: { xs: 170, sm: 260 }, p: 2 },
        }}
      >
        <IconButton
          aria-label="Close"
          size="small"
          onClick={close}
          sx={{ alignSelf: 'end' }}
        >
          <CloseIcon />
        </IconButton>
        <div role="status">
          <Typography component="div" variant="subtitle2">
            {invoice}
          </Typography>
          <Typography variant="body2">{notes[invoice]}</Typography>
        </div>
      </Drawer>
    </Box>
  );
}
