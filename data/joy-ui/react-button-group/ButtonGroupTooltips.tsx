import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';
import Tooltip from '@mui/joy/Tooltip';
import CropRotate from '@mui/icons-material/CropRotate';
import Flip from '@mui/icons-material/Flip';
import Tune from '@mui/icons-material/Tune';

const tools = [
  { label: 'Rotate the picture', icon: <CropRotate /> },
  { label: 'Flip the picture', icon: <Flip /> },
  { label: 'Adjust the colors', icon: <Tune /> },
];

export default function ButtonGroupTooltips() {
  return (
    <ButtonGroup variant="soft" aria-label="Picture">
      {tools.map(({ label, icon }) => (
        <Tooltip key={label} title={label}>
          <IconButton>{icon}</IconButton>
        </Tooltip>
      ))}
    </ButtonGroup>
  );
}
