import * as React from 'react';
import Button from '@mui/material/Button';
import Drawer, { type DrawerProps } from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

type Side = NonNullable<DrawerProps['anchor']>;

const panels: Record<Side, string> = {
  left: 'Folders',
  top: 'Search',
  right: 'File details',
  bottom: 'Share',
};

export default function DrawerAnchor() {
  const titleId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [side, setSide] = React.useState<Side>('left');

  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {(Object.keys(panels) as Side[]).map((next) => (
        <Button
          key={next}
          variant="outlined"
          aria-haspopup="dialog"
          onClick={() => {
            setSide(next);
            setOpen(true);
          }}
        >
          {next}
        </Button>
      ))}
      <Drawer
        anchor={side}
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
        }}
      >
        <Stack spacing={2} sx={{ p: 3, minWidth: 240, alignItems: 'start' }}>
          <Typography id={titleId} component="h3" variant="h6">
            {panels[side]}
          </Typography>
          <Typography>This panel came from the {side}.</Typography>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Stack>
      </Drawer>
    </Stack>
  );
}
