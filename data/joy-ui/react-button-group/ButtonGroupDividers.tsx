import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Divider from '@mui/joy/Divider';
import IconButton from '@mui/joy/IconButton';
import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';

export default function ButtonGroupDividers() {
  return (
    <ButtonGroup
      variant="plain"
      aria-label="History"
      sx={{ '--ButtonGroup-separatorSize': '0px' }}
    >
      <IconButton aria-label="Undo">
        <Undo />
      </IconButton>
      <Divider />
      <IconButton aria-label="Redo">
        <Redo />
      </IconButton>
      <Divider />
      <Button>Versions</Button>
    </ButtonGroup>
  );
}
