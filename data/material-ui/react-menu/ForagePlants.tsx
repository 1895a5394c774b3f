import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const plants = [
  'Acacia',
  'Alder',
  'Apple',
  'Blackberry',
  'Borage',
  'Buckwheat',
  'Chestnut',
  'Clover',
  'Dandelion',
  'Heather',
  'Lavender',
  'Lime',
  'Oilseed rape',
  'Phacelia',
  'Sunflower',
  'Willow',
];

export default function ForagePlants() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [plant, setPlant] = React.useState('Heather');

  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Now in bloom: {plant}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        MenuListProps={{ id, 'aria-label': 'Plant in bloom' }}
        slotProps={{ paper: { sx: { maxHeight: 240, width: 200 } } }}
      >
        {plants.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === plant}
            selected={name === plant}
            onClick={() => {
              setPlant(name);
              setAnchor(null);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
