import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function StayAgreement() {
  const [round, setRound] = React.useState(0);
  const [sent, setSent] = React.useState('');

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent(`rules=${data.get('rules')}, newsletter=${data.get('newsletter')}`);
  }

  return (
    <Stack component="form" onSubmit={handleSubmit} spacing={1} useFlexGap>
      {/* A new key mounts fresh boxes. form.reset() would not redraw them. */}
      <FormGroup key={round}>
        <FormControlLabel
          required
          name="rules"
          value="accepted"
          control={<Checkbox />}
          label="I take my rubbish back to the valley"
        />
        <FormControlLabel
          name="newsletter"
          control={<Checkbox defaultChecked />}
          label="Send me the opening dates"
        />
      </FormGroup>
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained">
          Book bed
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
