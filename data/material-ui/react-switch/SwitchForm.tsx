import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function SwitchForm() {
  const [entries, setEntries] = React.useState<string[]>([]);

  return (
    <Stack
      component="form"
      spacing={1}
      useFlexGap
      onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setEntries([...data].map(([name, value]) => `${name}=${value}`));
      }}
    >
      <FormControlLabel
        name="tax"
        control={<Switch defaultChecked />}
        label="Add tax"
      />
      <FormControlLabel
        name="reminder"
        value="7-days"
        control={<Switch />}
        label="Send a reminder after 7 days"
      />
      <Button type="submit" variant="contained" sx={{ alignSelf: 'flex-start' }}>
        Create invoice
      </Button>
      <Typography variant="body2" role="status" sx={{ minHeight: 20 }}>
        {entries.join(', ')}
      </Typography>
    </Stack>
  );
}
