import Close from '@mui/icons-material/Close';
import IosShare from '@mui/icons-material/IosShare';
import LinkIcon from '@mui/icons-material/Link';
import QrCode from '@mui/icons-material/QrCode';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

export default function SpeedDialOpenIcon() {
  return (
    <Box sx={{ display: 'flex', width: 200 }}>
      <SpeedDial
        ariaLabel="Share the recipe"
        direction="right"
        icon={<SpeedDialIcon icon={<IosShare />} openIcon={<Close />} />}
      >
        <SpeedDialAction icon={<LinkIcon />} tooltipTitle="Copy the link" />
        <SpeedDialAction icon={<QrCode />} tooltipTitle="Show a QR code" />
      </SpeedDial>
    </Box>
  );
}
