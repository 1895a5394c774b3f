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

const tugs = ['Bamse', 'Goliath', 'Herkules', 'Titan', 'Valkyrie'];

export default function TugAssignment() {
  const [assigned, setAssigned] = React.useState(['Goliath']);
  const [text, setText] = React.useState('');
  const inputRef = React.useRef<HTMLInputElement>(null);

  const remove = (tug: string) => {
    setAssigned(assigned.filter((name) => name !== tug));
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
        onChange={(event, tug: string | null) => {
          if (tug) {
            setAssigned([...assigned, tug]);
          }
        }}
        options={tugs.filter((tug) => !assigned.includes(tug))}
        autoHighlight
        noOptionsText="Every tug is assigned"
        renderInput={(params) => (
          <TextField {...params} inputRef={inputRef} label="Add a tug" />
        )}
      />
      <List dense aria-label="Assigned tugs">
        {assigned.map((tug) => (
          <ListItem
            key={tug}
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={`Remove ${tug}`}
                onClick={() => remove(tug)}
              >
                <DeleteIcon />
              </IconButton>
            }
          >
            <ListItemText primary={tug} />
          </ListItem>
        ))}
      </List>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {assigned.length} of {tugs.length} tugs assigned
      </Typography>
    </Box>
  );
}
