import * as React from 'react';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import { styled } from '@mui/system';

const recipes = [
  { id: 14, title: 'Lentil soup' },
  { id: 22, title: 'Lemon cake' },
  { id: 31, title: 'Mushroom risotto' },
];

export default function AutocompleteControlled() {
  const [recipe, setRecipe] = React.useState<(typeof recipes)[number] | null>(null);
  const [text, setText] = React.useState('');
  const auto = useAutocomplete({
    options: recipes,
    getOptionLabel: ({ title }) => title,
    value: recipe,
    onChange: (event, newRecipe) => setRecipe(newRecipe),
    inputValue: text,
    clearOnEscape: true,
    onInputChange: (event, newText) => setText(newText),
  });

  return (
    <div>
      <State>
        <dt>Value</dt>
        <dd>{recipe ? `Recipe no. ${recipe.id}` : 'None'}</dd>
        <dt>Input</dt>
        <dd>{text || 'Empty'}</dd>
      </State>
      <Search {...auto.getRootProps()}>
        <label {...auto.getInputLabelProps()}>Recipe</label>
        <input {...auto.getInputProps()} />
        <button {...auto.getClearProps()}>Clear</button>
        {auto.groupedOptions.length > 0 && (
          <Recipes {...auto.getListboxProps()}>
            {(auto.groupedOptions as typeof recipes).map((option, index) => {
              const { key, ...props } = auto.getOptionProps({ option, index });
              return (
                <li key={key} {...props}>
                  {option.title}
                </li>
              );
            })}
          </Recipes>
        )}
      </Search>
    </div>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const State = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '0.25rem 1rem',
  marginBlock: '0 1rem',
  '& dt': { color: 'color-mix(in srgb, currentColor 75%, transparent)' },
  '& dd': { margin: 0 },
});

const Search = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '0.25rem 0.5rem',
  inlineSize: '17rem',
  '& label': { gridColumn: '1 / -1' },
  '& input, & button': {
    minInlineSize: 0,
    padding: '0.375rem 0.75rem',
    border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
    borderRadius: 8,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
  },
  '& :focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});

const Recipes = styled('ul')({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: '100%',
  insetInline: 0,
  margin: '0.5rem 0 0',
  padding: '0.5rem 0',
  borderRadius: 8,
  background: 'light-dark(#fff, #1b2027)',
  boxShadow: '0 4px 20px color-mix(in srgb, CanvasText 25%, transparent)',
  listStyle: 'none',
  '& > li': { padding: '0.375rem 1rem', cursor: 'pointer' },
  '& > [aria-selected=true]': { color: accent },
  '& > .Mui-focused': {
    background: `color-mix(in srgb, ${accent} 12%, transparent)`,
  },
  '& > .Mui-focusVisible': { outline: `2px solid ${accent}`, outlineOffset: -2 },
});
