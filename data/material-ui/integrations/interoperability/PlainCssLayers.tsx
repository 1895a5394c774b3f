import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const sheet = `
@layer utilities {
  .square-in-layer {
    border-radius: 0;
    font-size: 1rem;
  }
}

.square {
  border-radius: 0;
  font-size: 1rem;
}
`;

export default function PlainCssLayers() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <style>{sheet}</style>
      <Chip label="Rule in a layer" className="square-in-layer" />
      <Chip label="Rule without a layer" className="square" />
    </Stack>
  );
}
