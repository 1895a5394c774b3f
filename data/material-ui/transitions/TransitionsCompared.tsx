import * as React from 'react';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import FormControlLabel from '@mui/material/FormControlLabel';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import Zoom from '@mui/material/Zoom';

const transitions = { Collapse, Fade, Grow, Slide, Zoom };

export default function TransitionsCompared() {
  const [isShown, setShown] = React.useState(true);

  return (
    <Box sx={{ textAlign: 'center' }}>
      <FormControlLabel
        label="in"
        control={
          <Switch
            checked={isShown}
            onChange={(event) => setShown(event.target.checked)}
          />
        }
      />
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'center' }}
      >
        {Object.entries(transitions).map(([name, Transition]) => (
          <Box key={name} sx={{ width: 88 }}>
            <Typography variant="body2" gutterBottom>
              {name}
            </Typography>
            <Box sx={{ height: 88, overflow: 'hidden' }}>
              <Transition appear={false} in={isShown} timeout={600}>
                <Paper
                  square
                  elevation={0}
                  sx={{ height: 88, bgcolor: 'primary.main' }}
                />
              </Transition>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
