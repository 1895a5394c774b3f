import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { styled } from '@mui/system';

interface Person {
  id: number;
  name: string;
  team: string;
}

const people: Person[] = [
  { id: 1, name: 'Ana Silva', team: 'Design' },
  { id: 2, name: 'Ben Carter', team: 'Sales' },
  { id: 3, name: 'Mei Lin', team: 'Support' },
];

// As it arrives from a server: equal to the second person, but not the same object.
const savedAssignee: Person = { id: 2, name: 'Ben Carter', team: 'Sales' };

export default function SelectObjectValues() {
  const id = React.useId();
  const [assignee, setAssignee] = React.useState<Person | null>(savedAssignee);

  return (
    <Task>
      <label htmlFor={id}>Assignee</label>
      <Select<Person>
        id={id}
        value={assignee}
        onChange={(event, person) => setAssignee(person)}
        areOptionsEqual={(a, b) => a?.id === b?.id}
        renderValue={() => assignee?.name}
        placeholder="Nobody"
        slots={{ root: Assignee, popup: Popup, listbox: People }}
        slotProps={{ listbox: { 'aria-label': 'Assignee' } }}
      >
        {people.map((person) => (
          <PersonOption key={person.id} value={person}>
            {person.name}
          </PersonOption>
        ))}
      </Select>
      <span>Team: {assignee?.team}</span>
    </Task>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Task = styled('div')({ display: 'grid', gap: '0.375rem', width: '14rem' });

const Assignee = styled('button')({
  display: 'flex',
  justifyContent: 'space-between',
  padding: '0.625rem 0.875rem',
  border: '1px solid transparent',
  borderRadius: 8,
  background: `color-mix(in srgb, ${accent} 12%, transparent)`,
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&::after': { content: '"▾" / ""' },
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});

const Popup = styled('div')({ zIndex: 1 });

const People = styled('ul')({
  width: '14rem',
  margin: '0.25rem 0',
  padding: 0,
  border: `1px solid ${accent}`,
  borderRadius: 8,
  background: 'light-dark(#fff, #1b2027)',
  listStyle: 'none',
});

const PersonOption = styled(Option)({
  padding: '0.5rem 0.875rem',
  borderRadius: 7,
  cursor: 'pointer',
  '&.base--selected': { color: accent, fontWeight: 600 },
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: `2px solid ${accent}`, outlineOffset: -2 },
});
