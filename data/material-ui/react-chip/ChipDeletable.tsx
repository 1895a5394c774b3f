import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const everything = ['Tomatoes', 'Basil', 'Garlic', 'Olive oil'];

export default function ChipDeletable() {
  const id = React.useId();
  const [ingredients, setIngredients] = React.useState(everything);
  const [status, setStatus] = React.useState('');
  const listRef = React.useRef<HTMLDivElement>(null);
  const resetRef = React.useRef<HTMLButtonElement>(null);

  const remove = (ingredient: string) => {
    // The focus would be lost with the chip, so move it to a neighbor first.
    const chips = [...(listRef.current?.querySelectorAll('button') ?? [])];
    const index = ingredients.indexOf(ingredient);
    (chips[index + 1] ?? chips[index - 1] ?? resetRef.current)?.focus();
    setIngredients(ingredients.filter((name) => name !== ingredient));
    setStatus(`${ingredient} removed`);
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Typography id={`${id}-title`} component="p" variant="subtitle1">
        Ingredients
      </Typography>
      <Stack
        ref={listRef}
        role="group"
        aria-labelledby={`${id}-title`}
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', justifyContent: 'center', minHeight: 32 }}
      >
        {ingredients.map((ingredient) => (
          <Chip
            key={ingredient}
            component="button"
            label={ingredient}
            aria-describedby={`${id}-hint`}
            onDelete={() => remove(ingredient)}
          />
        ))}
      </Stack>
      <Typography id={`${id}-hint`} variant="body2" color="text.secondary">
        Press Delete, or the cross, to remove an ingredient.
      </Typography>
      <Button
        ref={resetRef}
        size="small"
        onClick={() => {
          setIngredients(everything);
          setStatus('All ingredients added');
        }}
      >
        Add all
      </Button>
      <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
        {status}
      </Typography>
    </Stack>
  );
}
