import * as React from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import Popover, { type PopoverPosition } from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function PopoverAtPosition() {
  const [position, setPosition] = React.useState<PopoverPosition>();
  const [open, setOpen] = React.useState(false);

  const place = (event: React.MouseEvent<HTMLButtonElement>) => {
    const area = event.currentTarget.getBoundingClientRect();
    // A click from the keyboard has no pointer: use the middle.
    const isKeyboard = event.detail === 0;
    setPosition({
      top: isKeyboard ? area.top + area.height / 2 : event.clientY,
      left: isKeyboard ? area.left + area.width / 2 : event.clientX,
    });
    setOpen(true);
  };

  return (
    <>
      <ButtonBase
        focusRipple
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={place}
        sx={{
          width: '100%',
          maxWidth: 420,
          height: 160,
          border: '2px dashed',
          borderColor: 'divider',
          borderRadius: 2,
          cursor: 'crosshair',
          '&.Mui-focusVisible': { borderColor: 'primary.main' },
        }}
      >
        Report a fault on the floor plan
      </ButtonBase>
      <Popover
        open={open}
        onClose={() => setOpen(false)}
        anchorReference="anchorPosition"
        anchorPosition={position}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'New report' } }}
      >
        <Typography sx={{ p: 2 }}>The fault is at this corner.</Typography>
      </Popover>
    </>
  );
}
