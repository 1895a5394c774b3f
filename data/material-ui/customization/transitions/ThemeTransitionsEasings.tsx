import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

const easings = ['easeInOut', 'easeOut', 'easeIn', 'sharp'] as const;

export default function ThemeTransitionsEasings() {
  const [atEnd, setAtEnd] = React.useState(false);

  return (
    <Box sx={{ width: 280, maxWidth: '100%' }}>
      <Button variant="outlined" onClick={() => setAtEnd(!atEnd)} sx={{ mb: 2 }}>
        Move all
      </Button>
      {easings.map((easing) => (
        <Box key={easing} sx={{ mb: 1.5 }}>
          <Typography variant="body2">{easing}</Typography>
          <Box
            sx={(theme) => ({
              width: atEnd ? '100%' : '25%',
              height: 16,
              borderRadius: 1,
              bgcolor: 'primary.main',
              transition: theme.transitions.create('width', {
                duration: theme.transitions.duration.complex * 3,
                easing: theme.transitions.easing[easing],
              }),
              '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
            })}
          />
        </Box>
      ))}
    </Box>
  );
}
