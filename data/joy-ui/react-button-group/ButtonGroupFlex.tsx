import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Bookmark from '@mui/icons-material/Bookmark';

export default function ButtonGroupFlex() {
  return (
    <Stack spacing={2} useFlexGap sx={{ width: '100%', maxWidth: 480, mx: 'auto' }}>
      <ButtonGroup buttonFlex={1} aria-label="Invitation">
        <Button>Yes</Button>
        <Button>Perhaps</Button>
        <IconButton aria-label="Remember the invitation">
          <Bookmark />
        </IconButton>
      </ButtonGroup>
      <ButtonGroup buttonFlex="0 1 160px" aria-label="Task">
        <Button>Done</Button>
        <Button>Postpone</Button>
      </ButtonGroup>
    </Stack>
  );
}
