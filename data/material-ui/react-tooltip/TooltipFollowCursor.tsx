import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

const storage = [
  { kind: 'Photos', size: 46, color: 'primary.main' },
  { kind: 'Videos', size: 30, color: 'secondary.main' },
  { kind: 'Documents', size: 14, color: 'success.main' },
  { kind: 'Free', size: 10, color: 'action.disabledBackground' },
];

export default function TooltipFollowCursor() {
  const [part, setPart] = React.useState(storage[0]);
  const text = storage.map(({ kind, size }) => `${kind} ${size} GB`).join(', ');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 480, mx: 'auto' }}>
      <Tooltip
        followCursor
        placement="top"
        title={part && `${part.kind}: ${part.size} GB`}
      >
        <Box
          role="img"
          aria-label="Storage by file type"
          sx={{ display: 'flex', height: 48, borderRadius: 1, overflow: 'hidden' }}
        >
          {storage.map((entry) => (
            <Box
              key={entry.kind}
              onMouseEnter={() => setPart(entry)}
              sx={{ width: `${entry.size}%`, bgcolor: entry.color }}
            />
          ))}
        </Box>
      </Tooltip>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text}
      </Typography>
    </Stack>
  );
}
