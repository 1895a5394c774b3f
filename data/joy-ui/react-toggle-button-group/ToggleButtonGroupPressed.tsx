import * as React from 'react';
import Button, { buttonClasses } from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const meals = ['Meat', 'Fish', 'Vegan'];

export default function ToggleButtonGroupPressed() {
  const [meal, setMeal] = React.useState('Fish');

  return (
    <ToggleButtonGroup
      aria-label="Meal"
      value={meal}
      onChange={(_event, next) => next && setMeal(next)}
      sx={{
        [`& .${buttonClasses.root}[aria-pressed="true"]`]: {
          color: 'primary.solidColor',
          bgcolor: 'primary.solidBg',
          borderColor: 'primary.solidBg',
        },
      }}
    >
      {meals.map((name) => (
        <Button key={name} value={name}>
          {name}
        </Button>
      ))}
    </ToggleButtonGroup>
  );
}
