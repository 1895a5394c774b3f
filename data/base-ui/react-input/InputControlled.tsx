import * as React from 'react';
import { Input } from '@mui/base/Input';
import { styled } from '@mui/system';

const people = [
  'Amara Okafor',
  'Ben Carter',
  'Chloe Martin',
  'Daniel Kim',
  'Elena Rossi',
];

export default function InputControlled() {
  const id = React.useId();
  const [query, setQuery] = React.useState('');
  const found = people.filter((name) =>
    name.toLowerCase().includes(query.trim().toLowerCase()),
  );

  return (
    <Search>
      <label htmlFor={id}>Search people</label>
      <SearchInput
        id={id}
        type="search"
        placeholder="Name"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p role="status">
        {found.length} of {people.length} people
      </p>
      <ul>
        {found.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Search>
  );
}

const Search = styled('div')({
  width: '100%',
  maxWidth: 320,
  minHeight: '16rem',
  '& p': {
    marginBlock: '0.75rem 0.25rem',
    color: 'color-mix(in srgb, currentColor 75%, transparent)',
  },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { paddingBlock: '0.125rem' },
});

const SearchInput = styled(Input)({
  marginBlockStart: '0.25rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  '&.base--focused': {
    outline: '3px solid light-dark(#0b57d0, #a8c7fa)',
    outlineOffset: 2,
  },
  '& input': {
    boxSizing: 'border-box',
    width: '100%',
    padding: '0.5rem 0.75rem',
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
  },
  '& ::placeholder': { color: 'inherit', opacity: 0.75 },
});
