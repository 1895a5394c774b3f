import * as React from 'react';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import ImageOutlinedIcon from '@mui/icons-material/ImageOutlined';

const PhotoFrame = styled(Paper)({
  display: 'grid',
  placeItems: 'center',
  width: 'var(--frame-size)',
  height: 'var(--frame-size)',
  borderRadius: 'calc(var(--frame-size) / 6)',
  fontSize: 'calc(var(--frame-size) / 2)',
});

export default function CustomizeCssVariables() {
  const [size, setSize] = React.useState(96);

  return (
    <Stack spacing={2} sx={{ width: 240, maxWidth: '100%', alignItems: 'center' }}>
      <Stack sx={{ height: 160, justifyContent: 'center' }}>
        <PhotoFrame
          elevation={4}
          style={{ '--frame-size': `${size}px` } as React.CSSProperties}
        >
          <ImageOutlinedIcon color="action" fontSize="inherit" />
        </PhotoFrame>
      </Stack>
      <Slider
        aria-label="Size of the frame"
        value={size}
        min={48}
        max={160}
        onChange={(_event, value) => setSize(value as number)}
      />
    </Stack>
  );
}
