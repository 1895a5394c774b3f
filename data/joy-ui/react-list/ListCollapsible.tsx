import * as React from 'react';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';

const chapters = [
  { title: 'Starters', recipes: ['Lentil soup', 'Tomato salad'] },
  { title: 'Desserts', recipes: ['Lemon tart', 'Rice pudding', 'Poached pears'] },
];

export default function ListCollapsible() {
  const id = React.useId();
  const [open, setOpen] = React.useState('Starters');

  return (
    <List aria-label="Recipes" sx={{ maxWidth: 280, marginInline: 'auto' }}>
      {chapters.map(({ title, recipes }) => {
        const isOpen = open === title;
        return (
          <ListItem nested key={title}>
            <ListItem>
              <ListItemButton
                aria-expanded={isOpen}
                aria-controls={`${id}-${title}`}
                onClick={() => setOpen(isOpen ? '' : title)}
              >
                <ListItemContent sx={{ fontWeight: 'md' }}>{title}</ListItemContent>
                <KeyboardArrowDown sx={{ rotate: isOpen ? '180deg' : 'none' }} />
              </ListItemButton>
            </ListItem>
            <List
              id={`${id}-${title}`}
              aria-label={title}
              sx={{ display: isOpen ? 'flex' : 'none' }}
            >
              {recipes.map((recipe) => (
                <ListItem key={recipe}>{recipe}</ListItem>
              ))}
            </List>
          </ListItem>
        );
      })}
    </List>
  );
}
