import Headphones from '@mui/icons-material/Headphones';
import MicOff from '@mui/icons-material/MicOff';
import SkipNext from '@mui/icons-material/SkipNext';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function DeskControls() {
  return (
    <Stack direction="row" spacing={1} useFlexGap role="group" aria-label="Desk">
      <Tooltip title="Mute the studio microphone">
        <IconButton>
          <MicOff />
        </IconButton>
      </Tooltip>
      <Tooltip title="Listen before air">
        <IconButton>
          <Headphones />
        </IconButton>
      </Tooltip>
      <Tooltip title="Skip to the next track">
        <IconButton>
          <SkipNext />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
