import * as React from 'react';
import Add from '@mui/icons-material/Add';
import MyLocation from '@mui/icons-material/MyLocation';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Typography from '@mui/material/Typography';

const START = 12;

export default function ButtonGroupVertical() {
  const [zoom, setZoom] = React.useState(START);
  const change = (step: number) =>
    setZoom((current) => Math.min(20, Math.max(1, current + step)));

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
      <ButtonGroup orientation="vertical" variant="contained" aria-label="Map zoom">
        <Button aria-label="Zoom in" onClick={() => change(1)}>
          <Add />
        </Button>
        <Button aria-label="Zoom out" onClick={() => change(-1)}>
          <Remove />
        </Button>
        <Button aria-label="Reset zoom" onClick={() => setZoom(START)}>
          <MyLocation />
        </Button>
      </ButtonGroup>
      <Typography role="status">Zoom level {zoom}</Typography>
    </Box>
  );
}
