import * as React from 'react';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const everybody = ['Ana', 'Ben', 'Chi', 'Dov'];

export default function ChipRemovable() {
  const [guests, setGuests] = React.useState(everybody);
  const [status, setStatus] = React.useState('');
  const rowRef = React.useRef<HTMLDivElement>(null);
  const inviteRef = React.useRef<HTMLButtonElement>(null);

  const remove = (guest: string) => {
    // The focus would vanish with the chip.
    const buttons = rowRef.current?.querySelectorAll('button') ?? [];
    const index = guests.indexOf(guest);
    (buttons[index + 1] ?? buttons[index - 1] ?? inviteRef.current)?.focus();
    setGuests(guests.filter((name) => name !== guest));
    setStatus(`${guest} removed`);
  };

  return (
    <Stack spacing={2} useFlexGap sx={{ alignItems: 'flex-start' }}>
      <Stack
        ref={rowRef}
        role="group"
        aria-label="Guests"
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', minHeight: 30 }}
      >
        {guests.map((guest) => (
          <Chip
            key={guest}
            size="lg"
            color="primary"
            sx={{ '--Chip-minHeight': '1.875rem' }}
            endDecorator={
              <ChipDelete
                aria-label={`Remove ${guest}`}
                onDelete={() => remove(guest)}
              />
            }
          >
            {guest}
          </Chip>
        ))}
      </Stack>
      <Button
        ref={inviteRef}
        size="sm"
        variant="soft"
        onClick={() => {
          setGuests(everybody);
          setStatus('Everybody invited');
        }}
      >
        Invite everybody
      </Button>
      <Typography role="status" level="body-sm" sx={{ minHeight: 21 }}>
        {status}
      </Typography>
    </Stack>
  );
}
