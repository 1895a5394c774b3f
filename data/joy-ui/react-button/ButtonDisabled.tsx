import * as React from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ButtonDisabled() {
  const [accepted, setAccepted] = React.useState(false);

  return (
    <Stack spacing={1.5} useFlexGap sx={{ alignItems: 'flex-start' }}>
      <Checkbox
        label="I have read the house rules"
        checked={accepted}
        onChange={(event) => setAccepted(event.target.checked)}
      />
      <Stack
        direction="row"
        spacing={1.5}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Button disabled={!accepted}>Book the room</Button>
        <Button variant="outlined" color="neutral">
          Show the rules
        </Button>
      </Stack>
      <Typography level="body-sm">
        {accepted
          ? 'You can book the room now.'
          : 'Accept the house rules to book the room.'}
      </Typography>
    </Stack>
  );
}
