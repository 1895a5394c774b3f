import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

export default function ButtonDisabled() {
  const hintId = React.useId();

  return (
    <Toolbar>
      <ToolButton>Print</ToolButton>
      <ToolButton disabled>Undo</ToolButton>
      <ToolButton disabled focusableWhenDisabled aria-describedby={hintId}>
        Export
      </ToolButton>
      <Hint id={hintId}>Choose at least one file to export.</Hint>
    </Toolbar>
  );
}

const Toolbar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem',
  maxWidth: '20rem',
});

const ToolButton = styled(Button)({
  padding: '0.5rem 1rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  [`&.${buttonClasses.disabled}`]: { opacity: 0.5, cursor: 'not-allowed' },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '3px solid light-dark(#0b57d0, #a8c7fa)',
    outlineOffset: 2,
  },
});

const Hint = styled('p')({
  flexBasis: '100%',
  margin: 0,
  fontSize: '0.875rem',
  color: 'color-mix(in srgb, currentColor 75%, transparent)',
});
