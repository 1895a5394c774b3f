import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slide, { type SlideProps } from '@mui/material/Slide';

const directions = ['down', 'left', 'right', 'up'] as const;

export default function SlideContainer() {
  const [container, setContainer] = React.useState<HTMLElement | null>(null);
  const [direction, setDirection] = React.useState<SlideProps['direction']>('down');
  const [isShown, setShown] = React.useState(true);

  const toggle = (next: SlideProps['direction']) => {
    setDirection(next);
    setShown((previous) => !previous);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Box
        ref={setContainer}
        sx={{
          height: 130,
          display: 'grid',
          placeItems: 'center',
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
        }}
      >
        <Slide
          appear={false}
          in={isShown}
          direction={direction}
          container={container}
        >
          <Alert severity="success" variant="outlined">
            The table is reserved.
          </Alert>
        </Slide>
      </Box>
      <Box role="group" aria-label="Direction">
        {directions.map((name) => (
          <Button key={name} onClick={() => toggle(name)}>
            {name}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
