import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const products = ['Bread', 'Butter', 'Cheese', 'Eggs', 'Milk', 'Rice', 'Tomatoes'];

export default function AutocompletePickList() {
  const [list, setList] = React.useState(['Milk']);
  const [text, setText] = React.useState('');
  const inputRef = React.useRef<HTMLInputElement>(null);

  const remove = (product: string) => {
    setList(list.filter((name) => name !== product));
    inputRef.current?.focus(); // the pressed button is about to disappear
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Autocomplete
        value={null}
        inputValue={text}
        onInputChange={(event, next, reason) =>
          setText(reason === 'selectOption' ? '' : next)
        }
        onChange={(event, product: string | null) => {
          if (product) {
            setList([...list, product]);
          }
        }}
        options={products.filter((product) => !list.includes(product))}
        autoHighlight
        noOptionsText="Nothing left to add"
        renderInput={(params) => (
          <TextField {...params} inputRef={inputRef} label="Add a product" />
        )}
      />
      <List dense aria-label="Shopping list">
        {list.map((product) => (
          <ListItem
            key={product}
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={`Remove ${product}`}
                onClick={() => remove(product)}
              >
                <DeleteIcon />
              </IconButton>
            }
          >
            <ListItemText primary={product} />
          </ListItem>
        ))}
      </List>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        Products on the list: {list.length}
      </Typography>
    </Box>
  );
}
