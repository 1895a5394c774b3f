import * as React from 'react';
import FavoriteBorderRounded from '@mui/icons-material/FavoriteBorderRounded';
import FavoriteRounded from '@mui/icons-material/FavoriteRounded';
import PauseRounded from '@mui/icons-material/PauseRounded';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import SkipNextRounded from '@mui/icons-material/SkipNextRounded';
import SkipPreviousRounded from '@mui/icons-material/SkipPreviousRounded';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import Sheet from '@mui/joy/Sheet';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

const tracks = [
  { title: 'Morning train', artist: 'Lena Okafor', seconds: 214 },
  { title: 'Paper boats', artist: 'The Quiet Street', seconds: 187 },
  { title: 'Long way home', artist: 'Mateo Ruiz', seconds: 243 },
] as const;

const toTime = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export default function JoyMusicPlayer() {
  const [current, setCurrent] = React.useState(0);
  const [playing, setPlaying] = React.useState(false);
  const [position, setPosition] = React.useState(76);
  const [liked, setLiked] = React.useState<readonly number[]>([2]);

  const track = tracks[current] ?? tracks[0];
  const isLiked = liked.includes(current);
  const start = (index: number) => {
    setCurrent((index + tracks.length) % tracks.length);
    setPosition(0);
    setPlaying(true);
  };

  return (
    <Card
      variant="outlined"
      sx={{
        width: '100%',
        maxWidth: 420,
        p: 0,
        gap: 0,
        overflow: 'hidden',
        borderRadius: 'xl',
      }}
    >
      <Sheet variant="solid" color="primary" invertedColors sx={{ p: 2 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Box
            aria-hidden
            sx={{
              flex: 'none',
              width: 56,
              height: 56,
              // A cover while paused, a record while playing.
              borderRadius: playing ? '50%' : 'md',
              backgroundColor: 'background.level3',
              backgroundImage:
                'radial-gradient(circle, currentColor 0 8%, transparent 8% 26%, currentColor 26% 28%, transparent 28% 40%, currentColor 40% 42%, transparent 42%)',
              '@media (prefers-reduced-motion: no-preference)': {
                transition: 'border-radius 0.3s',
              },
            }}
          />
          <Box sx={{ flexGrow: 1, minWidth: 0 }} role="status">
            <Typography level="title-lg" noWrap>
              {track.title}
            </Typography>
            <Typography level="body-sm" textColor="text.primary" noWrap>
              {track.artist}
            </Typography>
          </Box>
          <IconButton
            aria-label={`Like ${track.title}`}
            aria-pressed={isLiked}
            onClick={() =>
              setLiked(
                isLiked
                  ? liked.filter((index) => index !== current)
                  : [...liked, current],
              )
            }
          >
            {isLiked ? <FavoriteRounded /> : <FavoriteBorderRounded />}
          </IconButton>
        </Box>

        <Slider
          size="sm"
          aria-label="Position in the track"
          max={track.seconds}
          value={position}
          getAriaValueText={(value) => toTime(value)}
          onChange={(_event, value) => setPosition(value as number)}
          sx={{ py: 1.5, mt: 0.5 }}
        />
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <Typography level="body-xs" textColor="text.primary" sx={{ flex: 1 }}>
            {toTime(position)}
          </Typography>
          <IconButton aria-label="Previous track" onClick={() => start(current - 1)}>
            <SkipPreviousRounded
              sx={(theme) => ({
                rotate: theme.direction === 'rtl' ? '180deg' : '0deg',
              })}
            />
          </IconButton>
          <IconButton
            variant="solid"
            size="lg"
            aria-label={playing ? 'Pause' : 'Play'}
            onClick={() => setPlaying(!playing)}
            sx={{ borderRadius: '50%', mx: 1 }}
          >
            {playing ? <PauseRounded /> : <PlayArrowRounded />}
          </IconButton>
          <IconButton aria-label="Next track" onClick={() => start(current + 1)}>
            <SkipNextRounded
              sx={(theme) => ({
                rotate: theme.direction === 'rtl' ? '180deg' : '0deg',
              })}
            />
          </IconButton>
          <Typography
            level="body-xs"
            textColor="text.primary"
            sx={{ flex: 1, textAlign: 'end' }}
          >
            {toTime(track.seconds)}
          </Typography>
        </Box>
      </Sheet>

      <List aria-label="Tracks" sx={{ '--ListItem-radius': '8px', p: 1 }}>
        {tracks.map(({ title, artist, seconds }, index) => (
          <ListItem key={title}>
            <ListItemButton
              selected={index === current}
              color={index === current ? 'primary' : 'neutral'}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => start(index)}
            >
              <ListItemContent sx={{ minWidth: 0 }}>
                <Typography level="title-sm" noWrap>
                  {title}
                </Typography>
                <Typography
                  level="body-xs"
                  textColor={index === current ? 'text.primary' : 'text.tertiary'}
                  noWrap
                >
                  {artist}
                </Typography>
              </ListItemContent>
              {liked.includes(index) ? (
                <FavoriteRounded
                  aria-label="Liked"
                  sx={{ color: 'danger.plainColor' }}
                />
              ) : null}
              <Typography
                level="body-xs"
                textColor={index === current ? 'text.primary' : 'text.tertiary'}
              >
                {toTime(seconds)}
              </Typography>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Card>
  );
}
