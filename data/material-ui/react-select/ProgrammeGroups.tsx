import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const schedule = [
  { group: 'Talk', programmes: ['Harbour Gossip', 'The Long Question'] },
  { group: 'Music', programmes: ['Needle Drop', 'Slow Sunday', 'Brass Hour'] },
  { group: 'Children', programmes: ['Bedtime Fox'] },
];

// Select hands every child `role="option"`, a click handler and more.
// A heading takes none of them, so it stays a heading.
function GroupHeading({ children }: React.PropsWithChildren) {
  return <ListSubheader role="presentation">{children}</ListSubheader>;
}
// Keeps the first heading from catching the focus when the list opens.
GroupHeading.muiSkipListHighlight = true;

export default function ProgrammeGroups() {
  const id = React.useId();
  const [programme, setProgramme] = React.useState('');

  return (
    <FormControl fullWidth sx={{ maxWidth: 280 }}>
      <InputLabel id={`${id}-label`}>Programme</InputLabel>
      <Select
        id={id}
        labelId={`${id}-label`}
        label="Programme"
        value={programme}
        onChange={(event) => setProgramme(event.target.value)}
      >
        {schedule.flatMap(({ group, programmes }) => [
          <GroupHeading key={group}>{group}</GroupHeading>,
          ...programmes.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          )),
        ])}
      </Select>
    </FormControl>
  );
}
