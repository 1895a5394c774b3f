import * as React from 'react';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function ChipClickDelete() {
  const [query, setQuery] = React.useState('');
  const [recent, setRecent] = React.useState(['Oslo', 'Porto', 'Naples']);
  const inputRef = React.useRef<HTMLInputElement>(null);

  return (
    <Stack spacing={1.5} useFlexGap sx={{ maxWidth: 320, mx: 'auto' }}>
      <Input
        value={query}
        placeholder="Where to?"
        onChange={(event) => setQuery(event.target.value)}
        slotProps={{ input: { ref: inputRef, 'aria-label': 'Destination' } }}
      />
      <Stack
        role="group"
        aria-label="Recent searches"
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap' }}
      >
        {recent.map((city) => (
          <Chip
            key={city}
            size="lg"
            onClick={() => setQuery(city)}
            endDecorator={
              <ChipDelete
                aria-label={`Forget ${city}`}
                onDelete={() => {
                  setRecent(recent.filter((name) => name !== city));
                  inputRef.current?.focus();
                }}
              />
            }
          >
            {city}
          </Chip>
        ))}
      </Stack>
    </Stack>
  );
}
