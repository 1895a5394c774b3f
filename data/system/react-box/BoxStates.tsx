import * as React from 'react';
import { Box } from '@mui/system';

const diets = ['Vegetarian', 'Vegan', 'Gluten free'];
const accent = 'light-dark(#0b57d0, #a8c7fa)';

export default function BoxStates() {
  const [selected, setSelected] = React.useState<string[]>(['Vegan']);

  const toggle = (diet: string) =>
    setSelected((list) =>
      list.includes(diet) ? list.filter((it) => it !== diet) : [...list, diet],
    );

  return (
    <Box
      role="group"
      aria-label="Filter recipes"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      {diets.map((diet) => (
        <Box
          key={diet}
          component="button"
          type="button"
          aria-pressed={selected.includes(diet)}
          onClick={() => toggle(diet)}
          sx={[
            {
              px: 2,
              py: 1,
              font: 'inherit',
              color: 'inherit',
              bgcolor: 'transparent',
              border: 1,
              borderColor: 'color-mix(in srgb, currentColor 55%, transparent)',
              borderRadius: 2,
              cursor: 'pointer',
              '&:hover': { borderColor: accent },
              '&:focus-visible': {
                outline: `3px solid ${accent}`,
                outlineOffset: 2,
              },
            },
            selected.includes(diet) && {
              color: 'light-dark(#fff, #062e6f)',
              bgcolor: accent,
              borderColor: accent,
            },
          ]}
        >
          {diet}
        </Box>
      ))}
    </Box>
  );
}
