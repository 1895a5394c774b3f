import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const parts = [
  {
    value: 'ingredients',
    label: 'Ingredients',
    text: 'Four tomatoes, an onion, a bell pepper and basil.',
  },
  {
    value: 'method',
    label: 'Method',
    text: 'Chop everything and simmer it for 25 minutes.',
  },
  {
    value: 'nutrition',
    label: 'Nutrition',
    text: 'A bowl has 140 calories and 5 grams of fat.',
  },
];

export default function TabsBasic() {
  const id = React.useId();
  const [value, setValue] = React.useState('ingredients');

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={value}
        onChange={(event, next: string) => setValue(next)}
        aria-label="Tomato soup"
      >
        {parts.map((part) => (
          <Tab
            key={part.value}
            value={part.value}
            label={part.label}
            id={`${id}-tab-${part.value}`}
            aria-controls={`${id}-panel-${part.value}`}
          />
        ))}
      </Tabs>
      {parts.map((part) => (
        <Box
          key={part.value}
          role="tabpanel"
          id={`${id}-panel-${part.value}`}
          aria-labelledby={`${id}-tab-${part.value}`}
          hidden={value !== part.value}
          tabIndex={0}
          sx={{ p: 2 }}
        >
          <Typography>{part.text}</Typography>
        </Box>
      ))}
    </Box>
  );
}
