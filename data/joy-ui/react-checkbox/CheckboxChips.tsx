import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Check from '@mui/icons-material/Check';

const cuisines = ['Lebanese', 'Thai', 'Mexican', 'Ethiopian'];

export default function CheckboxChips() {
  const [chosen, setChosen] = React.useState(['Thai']);

  return (
    <Stack
      role="group"
      aria-label="Cuisines"
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap' }}
    >
      {cuisines.map((cuisine) => {
        const checked = chosen.includes(cuisine);
        return (
          <Chip
            key={cuisine}
            size="lg"
            variant="plain"
            startDecorator={checked && <Check sx={{ pointerEvents: 'none' }} />}
          >
            <Checkbox
              overlay
              disableIcon
              variant={checked ? 'soft' : 'outlined'}
              label={cuisine}
              checked={checked}
              onChange={() =>
                setChosen(
                  checked
                    ? chosen.filter((it) => it !== cuisine)
                    : [...chosen, cuisine],
                )
              }
            />
          </Chip>
        );
      })}
    </Stack>
  );
}
