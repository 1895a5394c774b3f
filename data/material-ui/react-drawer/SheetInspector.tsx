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
  'Harbour, 1821': 'Copper engraving, colored by hand. Foxing at the fold.',
  'Old town, 1856': 'Lithograph in four parts. The north-east part is lost.',
  'Railway, 1874': 'Blueprint on linen. Handle with gloves.',
};

export default function SheetInspector() {
  const panelId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [sheet, setSheet] = React.useState('');
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
      <List aria-label="Sheets">
        {Object.keys(notes).map((next) => (
          <ListItem key={next} disablePadding>
            <ListItemButton
              selected={open && next === sheet}
              aria-expanded={open && next === sheet}
              aria-controls={panelId}
              onClick={(event) => {
                rowRef.current = event.currentTarget;
                setSheet(next);
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
          'aria-label': 'About the sheet',
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
            {sheet}
          </Typography>
          <Typography variant="body2">{notes[sheet]}</Typography>
        </div>
      </Drawer>
    </Box>
  );
}
