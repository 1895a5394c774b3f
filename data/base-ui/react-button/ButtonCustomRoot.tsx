import * as React from 'react';
import { Button, type ButtonRootSlotProps, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

export default function ButtonCustomRoot() {
  return (
    <Actions>
      <MailButton slots={{ root: HintRoot }}>Reply</MailButton>
      <MailButton slots={{ root: HintRoot }}>Forward</MailButton>
      <MailButton slots={{ root: HintRoot }} disabled>
        Archive
      </MailButton>
    </Actions>
  );
}

const HintRoot = React.forwardRef<HTMLButtonElement, ButtonRootSlotProps>(
  function HintRoot({ ownerState, children, ...props }, ref) {
    let hint = 'Ready';
    if (ownerState.disabled) {
      hint = 'Disabled';
    } else if (ownerState.active) {
      hint = 'Pressed';
    } else if (ownerState.focusVisible) {
      hint = 'Space or Enter';
    }

    return (
      <button {...props} ref={ref}>
        {children}
        <small>{hint}</small>
      </button>
    );
  },
);

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' });

const MailButton = styled(Button)({
  display: 'grid',
  minWidth: '8.5rem',
  padding: '0.5rem 1rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  [`&.${buttonClasses.disabled}`]: { opacity: 0.5, cursor: 'not-allowed' },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '3px solid light-dark(#0b57d0, #a8c7fa)',
    outlineOffset: 2,
  },
});
