import * as React from 'react';
import HistoryIcon from '@mui/icons-material/History';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function ChipClickDelete() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [query, setQuery] = React.useState('');
  const [recent, setRecent] = React.useState([
    'Paris hotels',
    'Flights to Rome',
    'Train passes',
  ]);

  const remove = (search: string) => {
    setRecent(recent.filter((text) => text !== search));
    inputRef.current?.focus(); // the focused chip is about to disappear
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
      <TextField
        type="search"
        label="Search"
        inputRef={inputRef}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <Stack
        role="group"
        aria-label="Recent searches"
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', minHeight: 32 }}
      >
        {recent.map((search) => (
          <Chip
            key={search}
            component="button"
            label={search}
            aria-label={`${search}, press Delete to remove`}
            icon={<HistoryIcon />}
            variant="outlined"
            onClick={() => setQuery(search)}
            onDelete={() => remove(search)}
          />
        ))}
      </Stack>
    </Stack>
  );
}
