import * as React from 'react';
import { Box, Stack } from '@mui/system';

const tags = ['Breakfast', 'Soups', 'Salads', 'Pasta', 'Desserts', 'Drinks'];

export default function StackFlexGap() {
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
        spacing={1.5}
        useFlexGap={useFlexGap}
        sx={{
          flexWrap: 'wrap',
          maxWidth: 270,
          outline: '1px dashed color-mix(in srgb, currentColor 55%, transparent)',
        }}
      >
        {tags.map((tag) => (
          <Box
            key={tag}
            sx={{
              px: 1.5,
              py: 0.5,
              borderRadius: 2,
              bgcolor:
                'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)',
            }}
          >
            {tag}
          </Box>
        ))}
      </Stack>
    </Stack>
  );
}
