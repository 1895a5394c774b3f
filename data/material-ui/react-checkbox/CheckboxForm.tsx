import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function CheckboxForm() {
  const [round, setRound] = React.useState(0);
  const [sent, setSent] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent(`terms=${data.get('terms')}, newsletter=${data.get('newsletter')}`);
  };

  return (
    <Stack component="form" onSubmit={handleSubmit} spacing={1} useFlexGap>
      {/* A new key mounts new boxes. form.reset() would leave the old icons. */}
      <FormGroup key={round}>
        <FormControlLabel
          required
          name="terms"
          value="accepted"
          control={<Checkbox />}
          label="I accept the terms of sale"
        />
        <FormControlLabel
          name="newsletter"
          control={<Checkbox defaultChecked />}
          label="Send me the newsletter"
        />
      </FormGroup>
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained">
          Order
        </Button>
        <Button
          onClick={() => {
            setRound(round + 1);
            setSent('');
          }}
        >
          Start over
        </Button>
      </Stack>
      <Typography variant="body2" role="status" sx={{ minHeight: 20 }}>
        {sent}
      </Typography>
    </Stack>
  );
}
