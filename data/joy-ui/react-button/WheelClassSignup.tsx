import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import CalendarMonth from '@mui/icons-material/CalendarMonth';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';

export default function WheelClassSignup() {
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button startDecorator={<CalendarMonth />}>Book a wheel</Button>
      <Button
        variant="outlined"
        color="neutral"
        endDecorator={<KeyboardArrowDown />}
      >
        Evening classes
      </Button>
      <Button
        variant="soft"
        endDecorator={
          <Chip size="sm" variant="solid" color="primary">
            4
          </Chip>
        }
      >
        Waiting list
      </Button>
    </Stack>
  );
}
