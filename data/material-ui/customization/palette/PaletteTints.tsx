import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const FilterButton = styled(ButtonBase)(({ theme }) => {
  // The variable if the theme has them, the value if not.
  const { main } = (theme.vars ?? theme).palette.primary;
  const tint = (percent: number) =>
    `color-mix(in srgb, ${main} ${percent}%, transparent)`;

  return {
    ...theme.typography.body2,
    padding: theme.spacing(1.5, 2),
    borderRadius: 8,
    border: `1px solid ${tint(70)}`,
    '&:hover': { backgroundColor: tint(8) },
    '&[aria-pressed="true"]': { backgroundColor: tint(20) },
    '&.Mui-focusVisible': { outline: `3px solid ${main}`, outlineOffset: 2 },
  };
});

const filters = ['In stock', 'On sale', 'Free delivery'];

export default function PaletteTints() {
  const [active, setActive] = React.useState(['In stock']);

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {filters.map((filter) => (
        <FilterButton
          key={filter}
          aria-pressed={active.includes(filter)}
          onClick={() =>
            setActive((current) =>
              current.includes(filter)
                ? current.filter((other) => other !== filter)
                : [...current, filter],
            )
          }
        >
          {filter}
        </FilterButton>
      ))}
    </Stack>
  );
}
