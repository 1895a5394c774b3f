import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Typography from '@mui/joy/Typography';

const roles = [
  { value: 'viewer', label: 'Viewer', note: 'Reads invoices and downloads them.' },
  { value: 'editor', label: 'Editor', note: 'Also writes and sends invoices.' },
  { value: 'owner', label: 'Owner', note: 'Invites members and pays for the plan.' },
];

export default function RadioDescriptions() {
  const id = React.useId();

  return (
    <div>
      <Typography id={id} level="title-sm" sx={{ mb: 1 }}>
        Role of the new member
      </Typography>
      <RadioGroup aria-labelledby={id} defaultValue="viewer" sx={{ gap: 1.5 }}>
        {roles.map(({ value, label, note }) => (
          <FormControl key={value}>
            <Radio value={value} label={label} />
            <FormHelperText>{note}</FormHelperText>
          </FormControl>
        ))}
      </RadioGroup>
    </div>
  );
}
