import * as React from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const recipes = {
  Pancakes: 'Ready in 20 minutes. Flour, milk, eggs and a pinch of salt.',
  Risotto: 'Ready in 35 minutes. Rice, stock, white wine and Parmesan.',
  'Apple pie': 'Ready in 90 minutes. Apples, butter, sugar and cinnamon.',
};

type Recipe = keyof typeof recipes;

const names = Object.keys(recipes) as Recipe[];

export default function ListSelected() {
  const [current, setCurrent] = React.useState<Recipe>('Pancakes');

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, width: '100%' }}>
      <List aria-label="Recipes" sx={{ flex: '1 1 200px' }}>
        {names.map((name) => (
          <ListItem key={name} disablePadding>
            <ListItemButton
              selected={name === current}
              aria-current={name === current}
              onClick={() => setCurrent(name)}
            >
              <ListItemText primary={name} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Box role="status" sx={{ flex: '2 1 240px', p: 2 }}>
        <Typography variant="h6" component="p">
          {current}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{recipes[current]}</Typography>
      </Box>
    </Box>
  );
}
