import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

const rows = [
  { name: 'Rosa Almeida', note: 'fullWidth, below this row', variant: 'fullWidth' },
  { name: 'Samir Haddad', note: 'inset, below this row', variant: 'inset' },
  { name: 'Tess Walker', note: 'middle, below this row', variant: 'middle' },
  { name: 'Umar Aziz', note: 'The last one', variant: null },
] as const;

export default function DividerVariants() {
  return (
    <Paper variant="outlined" sx={{ width: 340, maxWidth: '100%' }}>
      {rows.map(({ name, note, variant }) => (
        <React.Fragment key={name}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 2, py: 1 }}>
            <Avatar
              aria-hidden
              sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
            >
              {name[0]}
            </Avatar>
            <ListItemText primary={name} secondary={note} />
          </Box>
          {variant && <Divider variant={variant} />}
        </React.Fragment>
      ))}
    </Paper>
  );
}
