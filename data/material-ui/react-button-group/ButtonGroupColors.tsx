import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

export default function ButtonGroupColors() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ButtonGroup color="secondary" aria-label="Team calendar">
        <Button>Add event</Button>
        <Button>Invite</Button>
      </ButtonGroup>
      {/* The second button has a color of its own. */}
      <ButtonGroup color="inherit" aria-label="Draft invoice">
        <Button>Keep</Button>
        <Button color="error">Discard</Button>
      </ButtonGroup>
      <Box
        sx={{
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          borderRadius: 1,
          p: 2,
        }}
      >
        <ButtonGroup color="inherit" aria-label="Two selected photos">
          <Button>Rotate</Button>
          <Button>Crop</Button>
        </ButtonGroup>
      </Box>
    </Stack>
  );
}
