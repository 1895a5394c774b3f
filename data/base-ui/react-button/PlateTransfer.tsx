import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const SendButton = styled(Button)({
  font: 'inherit',
  padding: '0.625rem 1.25rem',
  minWidth: '12rem',
  border: '1px solid currentColor',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  [`&.${buttonClasses.disabled}`]: {
    borderStyle: 'dashed',
    cursor: 'progress',
  },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '3px solid currentColor',
    outlineOffset: 3,
  },
});

type Phase = 'idle' | 'sending' | 'sent';

const messages: Record<Phase, string> = {
  idle: 'Four plates are ready.',
  sending: 'Sending cyan, magenta, yellow and black…',
  sent: 'All four plates reached press 2.',
};

export default function PlateTransfer() {
  const [phase, setPhase] = React.useState<Phase>('idle');

  React.useEffect(() => {
    if (phase !== 'sending') {
      return undefined;
    }
    const timer = setTimeout(() => setPhase('sent'), 1800);
    return () => clearTimeout(timer);
  }, [phase]);

  return (
    <div style={{ textAlign: 'center' }}>
      <SendButton
        focusableWhenDisabled
        disabled={phase === 'sending'}
        onClick={() => setPhase('sending')}
      >
        {phase === 'sent' ? 'Send plates again' : 'Send plates'}
      </SendButton>
      <p role="status">{messages[phase]}</p>
    </div>
  );
}
