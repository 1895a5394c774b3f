import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const messages = {
  idle: 'Invoice 1042 is a draft.',
  sending: 'Sending invoice 1042…',
  sent: 'Invoice 1042 was sent to Maria Lopez.',
};

export default function ButtonLoading() {
  const [phase, setPhase] = React.useState<keyof typeof messages>('idle');

  React.useEffect(() => {
    if (phase !== 'sending') {
      return undefined;
    }
    // Stands for the request.
    const timer = setTimeout(() => setPhase('sent'), 1800);
    return () => clearTimeout(timer);
  }, [phase]);

  return (
    <div>
      <SendButton
        focusableWhenDisabled
        disabled={phase === 'sending'}
        onClick={() => setPhase('sending')}
      >
        {phase === 'sent' ? 'Send again' : 'Send invoice'}
      </SendButton>
      <p role="status">{messages[phase]}</p>
    </div>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const SendButton = styled(Button)({
  padding: '0.5rem 1.25rem',
  border: 'none',
  borderRadius: 8,
  background: accent,
  color: 'light-dark(#fff, #062e6f)',
  font: 'inherit',
  cursor: 'pointer',
  [`&.${buttonClasses.disabled}`]: { opacity: 0.6, cursor: 'progress' },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: `3px solid ${accent}`,
    outlineOffset: 2,
  },
});
