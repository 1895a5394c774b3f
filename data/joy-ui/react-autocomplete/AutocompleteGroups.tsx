import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';

// Sorted by course, so that each heading appears once.
const dishes = [
  { label: 'Green salad', course: 'Starters' },
  { label: 'Tomato soup', course: 'Starters' },
  { label: 'Grilled trout', course: 'Mains' },
  { label: 'Pumpkin gnocchi', course: 'Mains' },
  { label: 'Apple crumble', course: 'Desserts' },
  { label: 'Lemon sorbet', course: 'Desserts' },
];

export default function AutocompleteGroups() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Dish</FormLabel>
      <Autocomplete
        options={dishes}
        groupBy={(dish) => dish.course}
        renderGroup={({ key, group, children }) => (
          <ListItem key={key} nested role="presentation">
            <ListSubheader sticky>{group}</ListSubheader>
            <List role="group">{children}</List>
          </ListItem>
        )}
      />
    </FormControl>
  );
}
