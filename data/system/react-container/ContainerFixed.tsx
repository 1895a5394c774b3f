import * as React from 'react';
import { Box, Container } from '@mui/system';

export default function ContainerFixed() {
  const [fixed, setFixed] = React.useState(true);
  return (
    <Box sx={{ width: '100%', minHeight: '100vh', bgcolor: tint }}>
      <Container fixed={fixed} maxWidth="md" sx={{ bgcolor: 'Canvas', py: 3 }}>
        <label>
          <input
            type="checkbox"
            checked={fixed}
            onChange={(event) => setFixed(event.target.checked)}
            style={{ accentColor: 'light-dark(#0b57d0, #a8c7fa)' }}
          />{' '}
          Fixed steps
        </label>
        <Box component="p" sx={{ m: 0, mt: 1 }}>
          {fixed
            ? 'Between two breakpoints, this column keeps its width.'
            : 'This column is as wide as the window, up to 900px.'}
        </Box>
      </Container>
    </Box>
  );
}

const tint = 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)';
