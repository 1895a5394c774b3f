import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Lock from '@mui/icons-material/Lock';

const OWNER = 'Maya Patel';
const people = [OWNER, 'Omar Haddad', 'Sara Lind', 'Yuki Tanaka'];

export default function AutocompleteFixedTags() {
  const [guests, setGuests] = React.useState(['Sara Lind']);

  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Attendees</FormLabel>
      <Autocomplete
        multiple
        options={people}
        value={[OWNER, ...guests]}
        onChange={(event, next) => setGuests(next.filter((name) => name !== OWNER))}
        renderTags={(names, getTagProps) =>
          names.map((name, index) => {
            const { key, ...tagProps } = getTagProps({ index });
            return name === OWNER ? (
              <Chip key={key} variant="solid" startDecorator={<Lock />}>
                {name}
              </Chip>
            ) : (
              <Chip
                key={key}
                endDecorator={
                  <ChipDelete aria-label={`Remove ${name}`} {...tagProps} />
                }
              >
                {name}
              </Chip>
            );
          })
        }
      />
    </FormControl>
  );
}
