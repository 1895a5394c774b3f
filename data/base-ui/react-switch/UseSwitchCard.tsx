import * as React from 'react';
import { useSwitch } from '@mui/base/useSwitch';
import { styled } from '@mui/system';

export default function UseSwitchCard() {
  return (
    <Rooms>
      <RoomCard name="Kitchen" defaultChecked />
      <RoomCard name="Bedroom" />
      <RoomCard name="Garage" disabled />
    </Rooms>
  );
}

interface RoomCardProps {
  name: string;
  defaultChecked?: boolean;
  disabled?: boolean;
}

function RoomCard({ name, ...other }: RoomCardProps) {
  const { getInputProps, checked, disabled, focusVisible } = useSwitch(other);

  return (
    <Card
      data-checked={checked || undefined}
      data-disabled={disabled || undefined}
      data-focus={focusVisible || undefined}
    >
      <input {...getInputProps()} />
      {name}
      <small aria-hidden="true">{checked ? 'Light on' : 'Light off'}</small>
    </Card>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Rooms = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' });

const Card = styled('label')({
  position: 'relative',
  display: 'grid',
  width: 120,
  padding: '0.75rem 1rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  cursor: 'pointer',
  '&[data-checked]': {
    borderColor: 'transparent',
    background: accent,
    color: 'light-dark(#fff, #062e6f)',
  },
  '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  '&[data-focus]': { outline: `3px solid ${accent}`, outlineOffset: 2 },
  // The whole card is the label of its invisible input.
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0 },
});
