import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function QuayDecisionColors() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 560 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" color="success">
          Clear to sail
        </Button>
        <Button variant="outlined" color="secondary">
          Ask the pilot
        </Button>
        <Button color="error">Refuse entry</Button>
      </Stack>

      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          px: 2,
          py: 1,
          borderRadius: 1,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        <Box sx={{ flex: '1 1 180px' }}>The swing bridge opens at 14:20.</Box>
        {/* `inherit` takes the text color of what the button stands on. */}
        <Button color="inherit" variant="outlined">
          Book a passage
        </Button>
      </Box>
    </Stack>
  );
}
