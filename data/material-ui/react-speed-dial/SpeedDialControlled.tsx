import * as React from 'react';
import Download from '@mui/icons-material/Download';
import Print from '@mui/icons-material/Print';
import Send from '@mui/icons-material/Send';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';

const actions = [
  { name: 'Send', done: 'Invoice sent.', icon: <Send /> },
  { name: 'Print', done: 'Invoice printed.', icon: <Print /> },
  { name: 'Download', done: 'Invoice downloaded.', icon: <Download /> },
];

export default function SpeedDialControlled() {
  const [open, setOpen] = React.useState(false);
  const [message, setMessage] = React.useState('Invoice 2041 is a draft.');
  const fabRef = React.useRef<HTMLButtonElement>(null);

  const choose = (done: string) => {
    setMessage(done);
    // The focus moves first, because it would open a closed dial again.
    fabRef.current?.focus();
    setOpen(false);
  };

  return (
    <Box sx={{ position: 'relative', width: '100%', height: 280 }}>
      <Typography role="status">{message}</Typography>
      <SpeedDial
        ariaLabel="Invoice actions"
        icon={<SpeedDialIcon />}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        FabProps={{ ref: fabRef }}
        sx={{ position: 'absolute', bottom: 0, right: 0 }}
      >
        {actions.map(({ name, done, icon }) => (
          <SpeedDialAction
            key={name}
            icon={icon}
            tooltipTitle={name}
            onClick={() => choose(done)}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
