import * as React from 'react';
import { Tab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

export default function TabsBasic() {
  const [isRtl, setIsRtl] = React.useState(false);

  return (
    <Tabs
      defaultValue="ingredients"
      // The arrow keys follow the direction of the page.
      direction={isRtl ? 'rtl' : 'ltr'}
      onFocus={({ currentTarget }) =>
        setIsRtl(getComputedStyle(currentTarget).direction === 'rtl')
      }
    >
      <RecipeList aria-label="Pancakes">
        <RecipeTab value="ingredients">Ingredients</RecipeTab>
        <RecipeTab value="steps">Steps</RecipeTab>
        <RecipeTab value="reviews">Reviews</RecipeTab>
      </RecipeList>
      <Panel value="ingredients">250 g flour, 400 ml milk, 3 eggs, salt.</Panel>
      <Panel value="steps">Whisk, rest for 20 minutes, fry in butter.</Panel>
      <Panel value="reviews">“Best on the day they are made.”</Panel>
    </Tabs>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const RecipeList = styled(TabsList)({
  display: 'flex',
  borderBlockEnd: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
});

const RecipeTab = styled(Tab)({
  padding: '0.625rem 0.875rem',
  border: 'none',
  borderBlockEnd: '3px solid transparent',
  borderRadius: '8px 8px 0 0',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { background: 'color-mix(in srgb, currentColor 8%, transparent)' },
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: -3 },
  '@media (forced-colors: active)': { borderBlockEndColor: 'Canvas' },
  [`&.${tabClasses.selected}`]: { borderBlockEndColor: accent, color: accent },
});

const Panel = styled(TabPanel)({ paddingBlock: '1rem' });
