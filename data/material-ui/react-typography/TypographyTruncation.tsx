import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const text =
  'The courier rang twice, left the parcel with the neighbor on the second floor and put a card into the letter box.';

export default function TypographyTruncation() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Typography noWrap>{text}</Typography>
      <Typography
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
        }}
      >
        {text}
      </Typography>
      <Typography sx={{ textWrap: 'pretty', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </Stack>
  );
}
