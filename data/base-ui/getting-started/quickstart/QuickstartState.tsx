import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

export default function QuickstartState() {
  const [saved, setSaved] = React.useState(false);

  return (
    <Row>
      <SaveButton
        disabled={saved}
        focusableWhenDisabled
        onClick={() => setSaved(true)}
      >
        {saved ? 'Saved' : 'Save changes'}
      </SaveButton>
      <SaveButton disabled={!saved} onClick={() => setSaved(false)}>
        Undo
      </SaveButton>
    </Row>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.75rem',
});

const SaveButton = styled(Button)({
  padding: '0.5rem 1rem',
  border: 0,
  borderRadius: 8,
  background: accent,
  color: 'light-dark(#fff, #062e6f)',
  font: 'inherit',
  cursor: 'pointer',
  [`&.${buttonClasses.active}`]: { filter: 'brightness(0.8)', scale: '0.96' },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: `3px solid ${accent}`,
    outlineOffset: 2,
  },
  [`&.${buttonClasses.disabled}`]: {
    background: 'color-mix(in srgb, currentColor 12%, transparent)',
    color: 'color-mix(in srgb, CanvasText 75%, transparent)',
    cursor: 'default',
  },
});
