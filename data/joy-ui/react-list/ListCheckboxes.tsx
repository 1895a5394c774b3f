import Checkbox from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const ingredients = ['400 g chickpeas', '2 lemons', '1 bunch of parsley'];

export default function ListCheckboxes() {
  return (
    <Sheet
      variant="outlined"
      sx={{ maxWidth: 280, marginInline: 'auto', padding: 2, borderRadius: 'md' }}
    >
      <Typography id="shopping-title" level="title-sm" sx={{ marginBlockEnd: 1 }}>
        Shopping for hummus
      </Typography>
      <List
        aria-labelledby="shopping-title"
        sx={{ '--List-gap': '8px', '--ListItem-radius': '8px' }}
      >
        {ingredients.map((label) => (
          <ListItem key={label} variant="soft">
            <Checkbox overlay label={label} />
          </ListItem>
        ))}
      </List>
    </Sheet>
  );
}
