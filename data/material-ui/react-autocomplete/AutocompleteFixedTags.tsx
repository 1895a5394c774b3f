import * as React from 'react';
import LockIcon from '@mui/icons-material/Lock';
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';

const organizer = 'Ana Silva';
const people = [organizer, 'Ben Carter', 'Chloe Martin', 'David Kim', 'Emma Rossi'];

export default function AutocompleteFixedTags() {
  const [guests, setGuests] = React.useState([organizer, 'Chloe Martin']);

  return (
    <Autocomplete
      multiple
      options={people}
      value={guests}
      onChange={(event, next) =>
        setGuests([organizer, ...next.filter((person) => person !== organizer)])
      }
      getOptionDisabled={(person) => person === organizer}
      sx={{ width: '100%', maxWidth: 420 }}
      renderTags={(value, getTagProps) =>
        value.map((person, index) => {
          const { key, onDelete, ...tagProps } = getTagProps({ index });
          const isFixed = person === organizer;
          return (
            <Chip
              key={key}
              {...tagProps}
              label={person}
              icon={isFixed ? <LockIcon /> : undefined}
              onDelete={isFixed ? undefined : onDelete}
            />
          );
        })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          label="Meeting guests"
          helperText="The organizer always attends"
        />
      )}
    />
  );
}
