import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';

const corners = [
  {
    label: 'Above',
    anchorOrigin: { vertical: 'top', horizontal: 'left' },
    transformOrigin: { vertical: 'bottom', horizontal: 'left' },
  },
  {
    label: 'Below, right edges meet',
    anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
    transformOrigin: { vertical: 'top', horizontal: 'right' },
  },
  {
    label: 'Beside, 8px away',
    anchorOrigin: { vertical: 'top', horizontal: 'right' },
    transformOrigin: { vertical: 'top', horizontal: -8 },
  },
] as const;

export default function MenuPosition() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [corner, setCorner] = React.useState<(typeof corners)[number]>(corners[0]);
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {corners.map((next) => (
        <Button
          key={next.label}
          variant="outlined"
          aria-haspopup="menu"
          aria-expanded={open && corner === next}
          aria-controls={open && corner === next ? id : undefined}
          onClick={(event) => {
            setCorner(next);
            setAnchor(event.currentTarget);
            setOpen(true);
          }}
        >
          {next.label}
        </Button>
      ))}
      <Menu
        open={open}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={corner.anchorOrigin}
        transformOrigin={corner.transformOrigin}
        MenuListProps={{ id, 'aria-label': 'Photo' }}
      >
        <MenuItem onClick={close}>Crop</MenuItem>
        <MenuItem onClick={close}>Rotate</MenuItem>
        <MenuItem onClick={close}>Share</MenuItem>
      </Menu>
    </Stack>
  );
}
