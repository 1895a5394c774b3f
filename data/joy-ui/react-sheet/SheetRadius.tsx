import * as React from 'react';
import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Sheet from '@mui/joy/Sheet';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

const folders = ['Invoices', 'Contracts', 'Photos'];

export default function SheetRadius() {
  const id = React.useId();
  const [radius, setRadius] = React.useState(20);
  return (
    <Box sx={{ width: 260 }}>
      <Sheet variant="outlined" sx={{ borderRadius: radius }}>
        <List aria-label="Folders" sx={{ '--List-padding': '6px' }}>
          {folders.map((folder) => (
            <ListItem key={folder}>
              <ListItemButton variant="soft">{folder}</ListItemButton>
            </ListItem>
          ))}
        </List>
      </Sheet>
      <Typography id={id} level="body-sm" sx={{ mt: 2 }}>
        Radius of the sheet
      </Typography>
      <Box sx={{ px: 1 }}>
        <Slider
          aria-labelledby={id}
          max={28}
          value={radius}
          onChange={(_, value) => setRadius(Number(value))}
        />
      </Box>
    </Box>
  );
}
