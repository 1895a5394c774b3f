import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const menu = ['Full wash', 'Chain wax', 'Wheel truing', 'Bolt check'];

export default function BookedServices() {
  const id = React.useId();
  const [booked, setBooked] = React.useState(menu);
  const [status, setStatus] = React.useState('');
  const listRef = React.useRef<HTMLDivElement>(null);
  const resetRef = React.useRef<HTMLButtonElement>(null);

  const remove = (service: string) => {
    // The chip takes the focus with it. Pass it on to a neighbor first.
    const chips = [...(listRef.current?.querySelectorAll('button') ?? [])];
    const index = booked.indexOf(service);
    (chips[index + 1] ?? chips[index - 1] ?? resetRef.current)?.focus();
    setBooked(booked.filter((name) => name !== service));
    setStatus(`${service} removed`);
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Typography id={`${id}-title`} component="h3" variant="subtitle1">
        Booked services
      </Typography>
      <Stack
        ref={listRef}
        role="group"
        aria-labelledby={`${id}-title`}
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', justifyContent: 'center', minHeight: 32 }}
      >
        {booked.map((service) => (
          <Chip
            key={service}
            component="button"
            label={service}
            aria-describedby={`${id}-hint`}
            onDelete={() => remove(service)}
          />
        ))}
      </Stack>
      <Typography id={`${id}-hint`} variant="body2" color="text.secondary">
        Press Delete, or the cross, to remove a service.
      </Typography>
      <Button
        ref={resetRef}
        size="small"
        onClick={() => {
          setBooked(menu);
          setStatus('All four services booked');
        }}
      >
        Book all four
      </Button>
      <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
        {status}
      </Typography>
    </Stack>
  );
}
