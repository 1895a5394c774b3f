import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';

const LIMIT = 2;
const people = ['Ana Silva', 'Ben Carter', 'Leo Fischer', 'Mei Tanaka'];

export default function SelectControlledOpen() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const [reviewers, setReviewers] = React.useState<string[]>([]);

  const handleChange = (event: SelectChangeEvent<string[]>) => {
    const { value } = event.target;
    const next = typeof value === 'string' ? value.split(',') : value;
    setReviewers(next);
    // A multiple select stays open by default. Close it at the limit.
    setOpen(next.length < LIMIT);
  };

  return (
    <FormControl fullWidth sx={{ maxWidth: 320 }}>
      <InputLabel id={`${id}-label`}>Reviewers</InputLabel>
      <Select
        id={id}
        labelId={`${id}-label`}
        label="Reviewers"
        multiple
        value={reviewers}
        onChange={handleChange}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        aria-describedby={`${id}-help`}
      >
        {people.map((name) => (
          <MenuItem
            key={name}
            value={name}
            disabled={reviewers.length >= LIMIT && !reviewers.includes(name)}
          >
            {name}
          </MenuItem>
        ))}
      </Select>
      <FormHelperText id={`${id}-help`}>Choose up to {LIMIT} people.</FormHelperText>
    </FormControl>
  );
}
