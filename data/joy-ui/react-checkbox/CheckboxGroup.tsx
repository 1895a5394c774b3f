import * as React from 'react';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const toppings = ['Olives', 'Mushrooms', 'Artichokes', 'Capers'];

export default function CheckboxGroup() {
  const [chosen, setChosen] = React.useState(['Olives']);
  const id = React.useId();
  const tooMany = chosen.length > 2;

  const handleChange = ({ target }: React.ChangeEvent<HTMLInputElement>) =>
    setChosen((before) =>
      target.checked
        ? [...before, target.value]
        : before.filter((topping) => topping !== target.value),
    );

  return (
    <Box
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
      sx={{ maxWidth: 280 }}
    >
      <Typography level="title-sm" id={`${id}-label`} sx={{ mb: 1.5 }}>
        Toppings
      </Typography>
      <Stack spacing={1.5} useFlexGap>
        {toppings.map((topping) => (
          <Checkbox
            key={topping}
            label={topping}
            value={topping}
            checked={chosen.includes(topping)}
            onChange={handleChange}
            color={tooMany ? 'danger' : undefined}
            slotProps={{ input: { 'aria-invalid': tooMany } }}
          />
        ))}
      </Stack>
      <Typography
        level="body-sm"
        id={`${id}-hint`}
        aria-live="polite"
        sx={{ mt: 1.5, color: tooMany ? 'danger.plainColor' : 'text.tertiary' }}
      >
        {tooMany ? 'That is too many: choose two at most.' : 'Choose up to two.'}
      </Typography>
    </Box>
  );
}
