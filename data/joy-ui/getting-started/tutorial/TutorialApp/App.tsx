import * as React from 'react';
import Box from '@mui/joy/Box';
import LinearProgress from '@mui/joy/LinearProgress';
import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { ItemForm } from './ItemForm';
import { ItemList } from './ItemList';
import { ModeSwitch } from './ModeSwitch';
import { firstItems, type Bag, type Item } from './items';

export function App() {
  const [items, setItems] = React.useState(firstItems);
  const packed = items.filter((item) => item.packed).length;

  const add = (name: string, bag: Bag) =>
    setItems((current) => [
      ...current,
      {
        id: Math.max(0, ...current.map(({ id }) => id)) + 1,
        name,
        bag,
        packed: false,
      },
    ]);
  const toggle = ({ id }: Item) =>
    setItems((current) =>
      current.map((item) =>
        item.id === id ? { ...item, packed: !item.packed } : item,
      ),
    );
  const remove = ({ id }: Item) =>
    setItems((current) => current.filter((item) => item.id !== id));
  const unpackAll = () =>
    setItems((current) => current.map((item) => ({ ...item, packed: false })));

  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', p: { xs: 1, sm: 4 }, bgcolor: 'background.level1' }}
    >
      <Sheet
        variant="outlined"
        sx={{
          display: 'flex',
          flexDirection: 'column',
          gap: 2,
          maxWidth: 560,
          mx: 'auto',
          p: { xs: 2, sm: 3 },
          borderRadius: 'lg',
          boxShadow: 'md',
        }}
      >
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            justifyContent: 'space-between',
          }}
        >
          <Typography level="h3" component="h1">
            A week in Norway
          </Typography>
          <ModeSwitch />
        </Box>
        <Typography
          level="body-sm"
          endDecorator={
            <Link component="button" onClick={unpackAll}>
              Start again
            </Link>
          }
          sx={{ justifyContent: 'space-between' }}
        >
          <span role="status">
            {packed} of {items.length} packed
          </span>
        </Typography>
        <LinearProgress
          determinate
          aria-label="Packed items"
          value={items.length ? (100 * packed) / items.length : 0}
        />
        <ItemList items={items} onToggle={toggle} onRemove={remove} />
        <ItemForm onAdd={add} />
      </Sheet>
    </Box>
  );
}
