import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const recipes = [
  { name: 'Tomato soup', tags: ['Quick', 'Vegan'] },
  { name: 'Chicken curry', tags: ['Spicy'] },
  { name: 'Chili', tags: ['Spicy', 'Vegan'] },
  { name: 'Cheese omelet', tags: ['Quick', 'Vegetarian'] },
];
const tags = ['Quick', 'Spicy', 'Vegan', 'Vegetarian'];

export default function ChipFilter() {
  const [active, setActive] = React.useState(['Spicy']);
  const shown = recipes.filter((recipe) =>
    active.every((tag) => recipe.tags.includes(tag)),
  );

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Stack
        role="group"
        aria-label="Filter recipes"
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
      >
        {tags.map((tag) => {
          const isActive = active.includes(tag);
          return (
            <Chip
              key={tag}
              component="button"
              aria-pressed={isActive}
              label={tag}
              icon={isActive ? <CheckIcon /> : undefined}
              variant={isActive ? 'filled' : 'outlined'}
              color={isActive ? 'primary' : 'default'}
              onClick={() =>
                setActive(
                  isActive
                    ? active.filter((name) => name !== tag)
                    : [...active, tag],
                )
              }
            />
          );
        })}
      </Stack>
      <Typography role="status" variant="body2">
        {shown.map((recipe) => recipe.name).join(', ') || 'No recipe matches'}
      </Typography>
    </Stack>
  );
}
