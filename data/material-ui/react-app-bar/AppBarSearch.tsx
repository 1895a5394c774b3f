import * as React from 'react';
import Search from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { alpha, styled } from '@mui/material/styles';

const people = ['Amara Diallo', 'Ben Fischer', 'Chloe Martin', 'Diego Santos'];

const SearchInput = styled(InputBase)(({ theme }) => ({
  gap: theme.spacing(1),
  paddingInline: theme.spacing(1.5),
  color: 'inherit',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: alpha(theme.palette.common.black, 0.2),
  '&.Mui-focused': { outline: '2px solid currentColor' },
  '& input::placeholder': { opacity: 0.85 },
}));

export default function AppBarSearch() {
  const [query, setQuery] = React.useState('');
  const found = people.filter((name) =>
    name.toLowerCase().includes(query.trim().toLowerCase()),
  );

  return (
    <Box sx={{ width: '100%' }}>
      <AppBar position="static">
        <Toolbar sx={{ gap: 2 }}>
          <Typography variant="h6" component="div" sx={{ flexGrow: 1 }}>
            People
          </Typography>
          <SearchInput
            type="search"
            placeholder="Search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            startAdornment={<Search />}
            inputProps={{ 'aria-label': 'Search people' }}
            sx={{ flexShrink: 1, width: 240 }}
          />
        </Toolbar>
      </AppBar>
      <Typography role="status" sx={{ p: 3, minHeight: 72 }}>
        {found.length > 0 ? found.join(', ') : `Nobody is called “${query}”.`}
      </Typography>
    </Box>
  );
}
