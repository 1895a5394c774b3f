import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Flight from '@mui/icons-material/Flight';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';

export default function ButtonDecorators() {
  return (
    <Stack
      direction="row"
      spacing={1.5}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      <Button startDecorator={<Flight />}>Search flights</Button>
      <Button
        variant="outlined"
        color="neutral"
        endDecorator={<KeyboardArrowDown />}
      >
        Economy
      </Button>
      <Button
        variant="soft"
        endDecorator={
          <Chip size="sm" variant="solid" color="primary">
            4
          </Chip>
        }
      >
        Saved trips
      </Button>
    </Stack>
  );
}
