import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';
import { BAGS, type Item } from './items';

interface ItemListProps {
  items: Item[];
  onToggle: (item: Item) => void;
  onRemove: (item: Item) => void;
}

export function ItemList({ items, onToggle, onRemove }: ItemListProps) {
  const bags = BAGS.map((bag) => ({
    bag,
    content: items.filter((item) => item.bag === bag),
  }));

  return (
    <List aria-label="Packing list" sx={{ '--ListItem-minHeight': '48px' }}>
      {bags.map(({ bag, content }) => (
        <ListItem key={bag} nested>
          <ListSubheader>{bag}</ListSubheader>
          <List>
            {content.map((item) => (
              <ListItem key={item.id}>
                <Checkbox
                  label={item.name}
                  checked={item.packed}
                  onChange={() => onToggle(item)}
                  sx={{ flexGrow: 1 }}
                />
                <Button
                  size="sm"
                  variant="plain"
                  color="neutral"
                  aria-label={`Remove ${item.name}`}
                  onClick={() => onRemove(item)}
                >
                  Remove
                </Button>
              </ListItem>
            ))}
          </List>
        </ListItem>
      ))}
    </List>
  );
}
