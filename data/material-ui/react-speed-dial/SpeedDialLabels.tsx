import * as React from 'react';
import CreateNewFolder from '@mui/icons-material/CreateNewFolder';
import NoteAdd from '@mui/icons-material/NoteAdd';
import UploadFile from '@mui/icons-material/UploadFile';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction, {
  speedDialActionClasses,
} from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';

const actions = [
  { name: 'New folder', icon: <CreateNewFolder /> },
  { name: 'New document', icon: <NoteAdd /> },
  { name: 'Upload a file', icon: <UploadFile /> },
];

export default function SpeedDialLabels() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <Box sx={{ position: 'relative', width: '100%', height: 320, p: 2 }}>
      <Typography>Contracts, invoices and 14 other folders</Typography>
      <Backdrop open={open} onClick={close} sx={{ position: 'absolute' }} />
      <SpeedDial
        ariaLabel="Add to this folder"
        icon={<SpeedDialIcon />}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={close}
        sx={{ position: 'absolute', bottom: 16, right: 16 }}
      >
        {actions.map(({ name, icon }) => (
          <SpeedDialAction
            key={name}
            icon={icon}
            tooltipTitle={name}
            tooltipOpen
            onClick={close}
            sx={{
              [`& .${speedDialActionClasses.staticTooltipLabel}`]: {
                whiteSpace: 'nowrap',
              },
            }}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
