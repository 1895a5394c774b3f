import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function FeedingReport() {
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
        name="vitamins"
        control={<Switch defaultChecked />}
        label="Vitamins added"
      />
      <FormControlLabel
        name="leftovers"
        value="removed"
        control={<Switch />}
        label="Leftovers removed"
      />
      <Button type="submit" variant="contained" sx={{ alignSelf: 'flex-start' }}>
        File report
      </Button>
      <Typography variant="body2" role="status" sx={{ minHeight: 20 }}>
        {entries.join(', ')}
      </Typography>
    </Stack>
  );
}
