import * as React from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Popper, { type PopperProps } from '@mui/material/Popper';

// Outside of the component, so that it is the same array on each render.
const modifiers: PopperProps['modifiers'] = [
  {
    name: 'sameWidth',
    enabled: true,
    phase: 'beforeWrite',
    requires: ['computeStyles'],
    fn: ({ state }) => {
      state.styles.popper = {
        ...state.styles.popper,
        width: `${state.rects.reference.width}px`,
      };
    },
  },
];

export default function PopperSameWidth() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <>
      <Button
        variant="outlined"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
        sx={{ width: '100%', maxWidth: 380 }}
      >
        Ingredients for four people
      </Button>
      <Popper
        open={anchor !== null}
        anchorEl={anchor}
        placement="bottom-start"
        role="region"
        aria-label="Ingredients"
        modifiers={modifiers}
        sx={{ zIndex: 'tooltip' }}
      >
        <Paper elevation={4} component={List} dense>
          <ListItem>400 g spaghetti</ListItem>
          <ListItem>2 lemons</ListItem>
          <ListItem>80 g parmesan</ListItem>
        </Paper>
      </Popper>
    </>
  );
}
