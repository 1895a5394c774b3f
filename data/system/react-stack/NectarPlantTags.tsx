import * as React from 'react';
import { Box, Stack } from '@mui/system';

const plants = [
  'Willow',
  'Dandelion',
  'Acacia',
  'Phacelia',
  'Heather',
  'Ivy',
  'Clover',
];

export default function NectarPlantTags() {
  const [useFlexGap, setUseFlexGap] = React.useState(true);

  return (
    <Stack spacing={2} useFlexGap>
      <label>
        <input
          type="checkbox"
          checked={useFlexGap}
          onChange={(event) => setUseFlexGap(event.target.checked)}
        />{' '}
        useFlexGap
      </label>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap={useFlexGap}
        sx={{ flexWrap: 'wrap', maxWidth: 280, outline: '1px dashed' }}
      >
        {plants.map((plant) => (
          <Box
            key={plant}
            sx={{
              px: 1.5,
              py: 0.5,
              borderRadius: 4,
              bgcolor: 'color-mix(in srgb, currentColor 14%, transparent)',
            }}
          >
            {plant}
          </Box>
        ))}
      </Stack>
    </Stack>
  );
}
