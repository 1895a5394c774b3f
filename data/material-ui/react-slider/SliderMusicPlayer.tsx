import * as React from 'react';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Slider, { sliderClasses } from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const LENGTH = 342; // seconds

function formatTime(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export default function SliderMusicPlayer() {
  const [playing, setPlaying] = React.useState(false);
  const [position, setPosition] = React.useState(74);
  // While the thumb is dragged, the playback doesn't move it.
  const [dragged, setDragged] = React.useState<number | null>(null);
  const shown = dragged ?? position;

  React.useEffect(() => {
    const advance = () => setPosition((seconds) => (seconds + 1) % LENGTH);
    const timer = playing ? setInterval(advance, 1000) : undefined;
    return () => clearInterval(timer);
  }, [playing]);

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 340, p: 2 }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <IconButton
          aria-label={playing ? 'Pause' : 'Play'}
          onClick={() => setPlaying(!playing)}
          sx={{ bgcolor: 'action.selected' }}
        >
          {playing ? <PauseIcon /> : <PlayArrowIcon />}
        </IconButton>
        <div>
          <Typography sx={{ fontWeight: 600 }}>Moonlight Sonata</Typography>
          <Typography variant="body2" color="text.secondary">
            Ludwig van Beethoven
          </Typography>
        </div>
      </Stack>
      <Slider
        aria-label="Position"
        aria-valuetext={`${formatTime(shown)} of ${formatTime(LENGTH)}`}
        size="small"
        max={LENGTH}
        value={shown}
        onChange={(event, value) => setDragged(Number(value))}
        onChangeCommitted={(event, value) => {
          setPosition(Number(value));
          setDragged(null);
        }}
        sx={{
          mt: 1,
          height: 4,
          color: 'text.primary',
          [`& .${sliderClasses.rail}`]: { opacity: 0.25 },
          [`& .${sliderClasses.thumb}`]: {
            transition: 'width 200ms, height 200ms',
            [`&:hover, &.${sliderClasses.focusVisible}`]: {
              width: 16,
              height: 16,
              boxShadow:
                '0 0 0 6px color-mix(in srgb, currentColor 16%, transparent)',
            },
          },
        }}
      />
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        <Typography variant="caption">{formatTime(shown)}</Typography>
        <Typography variant="caption">
          <bdi>−{formatTime(LENGTH - shown)}</bdi>
        </Typography>
      </Stack>
    </Card>
  );
}
