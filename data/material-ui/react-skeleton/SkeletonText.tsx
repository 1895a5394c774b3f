import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

const lines = [
  { variant: 'h4', text: 'Onion tart' },
  { variant: 'subtitle1', text: 'Ready in 50 minutes' },
  { variant: 'body2', text: 'Slice six onions and fry them slowly in butter.' },
] as const;

export default function SkeletonText() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 340 }}>
      <FormControlLabel
        label="Loading"
        control={
          <Switch
            checked={loading}
            onChange={(event) => setLoading(event.target.checked)}
          />
        }
      />
      {lines.map(({ variant, text }) => (
        // The skeleton inherits the font size and line height.
        <Typography key={variant} component="p" variant={variant}>
          {loading ? <Skeleton /> : text}
        </Typography>
      ))}
    </Stack>
  );
}
