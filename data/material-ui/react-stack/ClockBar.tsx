import Flag from '@mui/icons-material/Flag';
import Pause from '@mui/icons-material/Pause';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ClockBar() {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ alignItems: 'center', border: 1, borderColor: 'divider', px: 2, py: 1 }}
    >
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>14:32</Typography>
      <Typography variant="body2" color="text.secondary" noWrap sx={{ minWidth: 0 }}>
        Black to move in Tanaka – Adeyemi
      </Typography>
      <IconButton aria-label="Pause both clocks" sx={{ marginInlineStart: 'auto' }}>
        <Pause />
      </IconButton>
      <IconButton aria-label="Call the arbiter">
        <Flag />
      </IconButton>
    </Stack>
  );
}
