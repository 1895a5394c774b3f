import * as React from 'react';
import MusicNote from '@mui/icons-material/MusicNote';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import SkipNext from '@mui/icons-material/SkipNext';
import SkipPrevious from '@mui/icons-material/SkipPrevious';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

const songs = ['Morning Train', 'Blue Umbrella', 'Late Sunday'];

export default function CardMediaControls() {
  const [index, setIndex] = React.useState(0);
  const [playing, setPlaying] = React.useState(false);

  const skip = (step: number) => {
    setIndex((index + step + songs.length) % songs.length);
  };

  return (
    <Card sx={{ display: 'flex', width: '100%', maxWidth: 400, mx: 'auto' }}>
      <Box sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1 }}>
        <CardContent>
          <Typography component="p" variant="h6">
            {songs[index]}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            The Weekenders
          </Typography>
        </CardContent>
        {/* Playback controls keep their direction in right-to-left pages. */}
        <Box dir="ltr" sx={{ display: 'flex', alignItems: 'center', px: 1, pb: 1 }}>
          <IconButton aria-label="Previous song" onClick={() => skip(-1)}>
            <SkipPrevious />
          </IconButton>
          <IconButton
            aria-label={playing ? 'Pause' : 'Play'}
            onClick={() => setPlaying(!playing)}
          >
            {playing ? <Pause fontSize="large" /> : <PlayArrow fontSize="large" />}
          </IconButton>
          <IconButton aria-label="Next song" onClick={() => skip(1)}>
            <SkipNext />
          </IconButton>
        </Box>
      </Box>
      <CardMedia
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: '36%',
          bgcolor: 'secondary.main',
          color: 'secondary.contrastText',
        }}
      >
        <MusicNote sx={{ fontSize: 56 }} />
      </CardMedia>
    </Card>
  );
}
