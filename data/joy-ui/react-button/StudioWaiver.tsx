import * as React from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function StudioWaiver() {
  const [accepted, setAccepted] = React.useState(false);

  return (
    <Stack spacing={1.5} useFlexGap sx={{ alignItems: 'flex-start' }}>
      <Checkbox
        label="I have read the safety rules"
        checked={accepted}
        onChange={(event) => setAccepted(event.target.checked)}
      />
      <Stack
        direction="row"
        spacing={1.5}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Button disabled={!accepted}>Unlock the studio</Button>
        <Button variant="outlined" color="neutral">
          Open the rules
        </Button>
      </Stack>
      <Typography level="body-sm">
        {accepted
          ? 'You can unlock the door now.'
          : 'Accept the safety rules to unlock the door.'}
      </Typography>
    </Stack>
  );
}
