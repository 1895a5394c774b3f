import * as React from 'react';
import { Switch, type SwitchThumbSlotProps } from '@mui/base/Switch';
import { styled } from '@mui/system';

export default function SwitchCustomThumb() {
  return (
    <ShopSwitch
      defaultChecked
      slots={{ track: null, thumb: StateThumb }}
      slotProps={{ input: { 'aria-label': 'Shop is open' } }}
    />
  );
}

function StateThumb({ ownerState, className }: SwitchThumbSlotProps) {
  return (
    <span className={className} aria-hidden="true">
      {ownerState.checked ? 'Open' : 'Closed'}
    </span>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const ShopSwitch = styled(Switch)({
  position: 'relative',
  display: 'flex',
  alignSelf: 'center',
  width: 160,
  padding: 4,
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  '&.base--checked': { justifyContent: 'flex-end' },
  '& .base-Switch-thumb': {
    width: 80,
    paddingBlock: '0.25rem',
    borderRadius: 5,
    background: 'color-mix(in srgb, currentColor 15%, transparent)',
    textAlign: 'center',
  },
  '&.base--checked .base-Switch-thumb': {
    background: accent,
    color: 'light-dark(#fff, #062e6f)',
  },
  '& .base-Switch-input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
  },
  '&.base--focusVisible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});
