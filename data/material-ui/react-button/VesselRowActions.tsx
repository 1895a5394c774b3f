import * as React from 'react';
import CallOutlined from '@mui/icons-material/CallOutlined';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function VesselRowActions() {
  const [watched, setWatched] = React.useState(false);

  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ alignItems: 'center', width: '100%', maxWidth: 360 }}
    >
      <Typography sx={{ flexGrow: 1 }}>MV Sandpiper</Typography>
      <Tooltip title="Call on channel 12">
        <IconButton aria-label="Call MV Sandpiper on channel 12">
          <CallOutlined />
        </IconButton>
      </Tooltip>
      {/* The label stays the same; aria-pressed carries the state. */}
      <IconButton
        edge="end"
        color={watched ? 'primary' : 'default'}
        aria-label="Watch MV Sandpiper"
        aria-pressed={watched}
        onClick={() => setWatched((current) => !current)}
      >
        {watched ? <Star /> : <StarBorder />}
      </IconButton>
    </Stack>
  );
}
