import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Divider from '@mui/joy/Divider';
import Drawer from '@mui/joy/Drawer';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ModalClose from '@mui/joy/ModalClose';
import Typography from '@mui/joy/Typography';

const goods = ['Flour', 'Rice', 'Lentils', 'Olive oil', 'Salt', 'Honey'];
const lines = Array.from(
  { length: 24 },
  (_, index) => `${goods[index % 6]}, shelf ${index + 1}`,
);

export default function DrawerScroll() {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <Button onClick={() => setOpen(true)}>Picking list</Button>
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ content: { 'aria-describedby': undefined } }}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>Picking list</DialogTitle>
        <DialogContent tabIndex={0} role="region" aria-label="Goods">
          <List>
            {lines.map((line) => (
              <ListItem key={line}>{line}</ListItem>
            ))}
          </List>
        </DialogContent>
        <Divider />
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            p: 1.5,
          }}
        >
          <Typography>{lines.length} items</Typography>
          <Button onClick={() => setOpen(false)}>Packed</Button>
        </Box>
      </Drawer>
    </>
  );
}
