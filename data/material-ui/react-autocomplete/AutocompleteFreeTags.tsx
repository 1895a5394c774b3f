import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';

const contacts = [
  'ana.silva@example.com',
  'b.carter@example.com',
  'chloe@example.com',
];

const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

export default function AutocompleteFreeTags() {
  const [recipients, setRecipients] = React.useState(['chloe@example.com']);
  const invalid = recipients.filter((address) => !looksLikeEmail(address));

  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      filterSelectedOptions
      options={contacts}
      value={recipients}
      onChange={(event, next) =>
        setRecipients(next.map((text) => text.trim()).filter((text) => text !== ''))
      }
      sx={{ width: '100%', maxWidth: 420 }}
      renderTags={(value, getTagProps) =>
        value.map((address, index) => {
          const { key, ...tagProps } = getTagProps({ index });
          const color = looksLikeEmail(address) ? 'default' : 'error';
          return <Chip key={key} {...tagProps} label={address} color={color} />;
        })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          type="email"
          label="To"
          error={invalid.length > 0}
          helperText={
            invalid.length > 0
              ? `Not an email address: ${invalid.join(', ')}`
              : 'Pick a contact, or type an address and press Enter'
          }
          slotProps={{ formHelperText: { role: 'status' } }}
        />
      )}
    />
  );
}
