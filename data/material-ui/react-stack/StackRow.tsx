import Pause from '@mui/icons-material/Pause';
import SkipNext from '@mui/icons-material/SkipNext';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function StackRow() {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ alignItems: 'center', border: 1, borderColor: 'divider', px: 2, py: 1 }}
    >
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>2:14</Typography>
      <Typography variant="body2" color="text.secondary" noWrap>
        Morning news, the five stories of the day
      </Typography>
      <IconButton aria-label="Pause" sx={{ marginInlineStart: 'auto' }}>
        <Pause />
      </IconButton>
      <IconButton aria-label="Next episode">
        <SkipNext />
      </IconButton>
    </Stack>
  );
}
