import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';

export default function IconButtonPressed() {
  const [saved, setSaved] = React.useState(false);

  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center' }}>
      <Typography>Lentil soup with lemon</Typography>
      {/* The name stays the same; aria-pressed carries the state. */}
      <IconButton
        aria-label="Save recipe"
        aria-pressed={saved}
        variant="soft"
        color="danger"
        onClick={() => setSaved((value) => !value)}
      >
        {saved ? <Favorite /> : <FavoriteBorder />}
      </IconButton>
    </Stack>
  );
}
