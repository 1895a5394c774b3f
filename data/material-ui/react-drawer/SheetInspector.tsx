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

const sheets = [
  {
    name: 'Harbour, 1821',
    note: 'Copper engraving, coloured by hand. Foxing at the fold.',
  },
  {
    name: 'Old town, 1856',
    note: 'Lithograph in four parts. The north-east part is lost.',
  },
  { name: 'Railway, 1874', note: 'Blueprint on linen. Handle with gloves.' },
];

type Sheet = (typeof sheets)[number];

export default function SheetInspector() {
  const panelId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [sheet, setSheet] = React.useState<Sheet | null>(null);
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
        {sheets.map((next) => (
          <ListItem key={next.name} disablePadding>
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
              <ListItemText primary={next.name} />
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
          <Typography variant="subtitle2" component="h3">
            {sheet?.name}
          </Typography>
          <Typography variant="body2">{sheet?.note}</Typography>
        </div>
      </Drawer>
    </Box>
  );
}
