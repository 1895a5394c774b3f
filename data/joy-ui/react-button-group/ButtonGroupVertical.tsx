import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Add from '@mui/icons-material/Add';
import MyLocation from '@mui/icons-material/MyLocation';
import Remove from '@mui/icons-material/Remove';

export default function ButtonGroupVertical() {
  return (
    <Stack direction="row" spacing={4} useFlexGap sx={{ alignItems: 'center' }}>
      <ButtonGroup orientation="vertical" aria-label="Map">
        <IconButton aria-label="Zoom in">
          <Add />
        </IconButton>
        <IconButton aria-label="Zoom out">
          <Remove />
        </IconButton>
        <IconButton aria-label="Show my location">
          <MyLocation />
        </IconButton>
      </ButtonGroup>
      <ButtonGroup
        orientation="vertical"
        variant="solid"
        color="primary"
        aria-label="Directions"
      >
        <Button>By train</Button>
        <Button>By bike</Button>
        <Button>On foot</Button>
      </ButtonGroup>
    </Stack>
  );
}
