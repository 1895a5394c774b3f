import * as React from 'react';
import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';

const columns = ['Customer', 'Delivery date', 'Discount', 'Status', 'Total'];

export default function TransferListInstant() {
  const [shown, setShown] = React.useState(['Customer', 'Total']);
  const [search, setSearch] = React.useState('');
  const [message, setMessage] = React.useState('');
  const searchRef = React.useRef<HTMLInputElement>(null);

  const hidden = columns.filter(
    (name) =>
      !shown.includes(name) && name.toLowerCase().includes(search.toLowerCase()),
  );
  const lists = [
    { title: 'Hidden columns', content: hidden, verb: 'Show', Icon: Add },
    { title: 'Columns of the table', content: shown, verb: 'Hide', Icon: Remove },
  ];

  const move = (name: string) => {
    setShown(
      shown.includes(name) ? shown.filter((it) => it !== name) : [...shown, name],
    );
    setMessage(`${name} is now ${shown.includes(name) ? 'hidden' : 'shown'}.`);
    // The pressed button disappears, so the field takes the focus.
    searchRef.current?.focus();
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 560 }}>
      <TextField
        size="small"
        label="Find a hidden column"
        inputRef={searchRef}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        sx={{ mb: 2 }}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {lists.map(({ title, content, verb, Icon }) => (
          <Paper key={title} variant="outlined" sx={{ minHeight: 200 }}>
            <List dense aria-label={title}>
              <ListSubheader>
                {title} ({content.length})
              </ListSubheader>
              {content.map((name) => (
                <ListItem
                  key={name}
                  secondaryAction={
                    <IconButton
                      edge="end"
                      aria-label={`${verb} ${name}`}
                      onClick={() => move(name)}
                    >
                      <Icon />
                    </IconButton>
                  }
                >
                  <ListItemText primary={name} />
                </ListItem>
              ))}
            </List>
          </Paper>
        ))}
      </Box>
      <Box role="status" sx={{ mt: 1 }}>
        {message}
      </Box>
    </Box>
  );
}
