import Add from '@mui/icons-material/Add';
import EventAvailable from '@mui/icons-material/EventAvailable';
import Alert from '@mui/joy/Alert';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';

const sizes = ['sm', 'md', 'lg'] as const;
const rooms = { sm: 'Room 2', md: 'Room 5', lg: 'Great Hall' };

export default function AlertSizes() {
  return (
    <Stack spacing={2} useFlexGap>
      {sizes.map((size) => (
        <Alert
          key={size}
          role="note"
          size={size}
          color="success"
          startDecorator={<EventAvailable />}
          endDecorator={
            <IconButton
              variant="soft"
              color="success"
              aria-label={`Book ${rooms[size]}`}
            >
              <Add />
            </IconButton>
          }
        >
          {rooms[size]} is free
        </Alert>
      ))}
    </Stack>
  );
}
