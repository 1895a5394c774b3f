import * as React from 'react';
import Share from '@mui/icons-material/Share';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function IconButtonBasic() {
  const [starred, setStarred] = React.useState(false);

  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ alignItems: 'center', width: '100%', maxWidth: 360 }}
    >
      <Typography sx={{ flexGrow: 1 }}>Budget 2025</Typography>
      <Tooltip title="Share">
        <IconButton aria-label="Share Budget 2025">
          <Share />
        </IconButton>
      </Tooltip>
      {/* The label stays the same, and aria-pressed conveys the state. */}
      <IconButton
        edge="end"
        color={starred ? 'primary' : 'default'}
        aria-label="Star Budget 2025"
        aria-pressed={starred}
        onClick={() => setStarred((current) => !current)}
      >
        {starred ? <Star /> : <StarBorder />}
      </IconButton>
    </Stack>
  );
}
