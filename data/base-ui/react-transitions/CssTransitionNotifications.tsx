import * as React from 'react';
import { CssTransition } from '@mui/base/Transitions';
import { TransitionContext, useTransitionTrigger } from '@mui/base/useTransition';
import { styled } from '@mui/system';

export default function CssTransitionNotifications() {
  const [messages, setMessages] = React.useState([
    'Order 1042 has been shipped',
    'Maria Lopez shared budget.xlsx',
    'Your flight to Oslo is on time',
  ]);
  const list = React.useRef<HTMLUListElement>(null);

  function remove(text: string) {
    list.current?.focus(); // The focused button disappears.
    setMessages((current) => current.filter((other) => other !== text));
  }

  return (
    <List ref={list} tabIndex={-1} aria-label="Notifications">
      {messages.map((text) => (
        <Notification key={text} text={text} onRemove={() => remove(text)} />
      ))}
    </List>
  );
}

interface NotificationProps {
  text: string;
  onRemove: () => void;
}

function Notification({ text, onRemove }: NotificationProps) {
  const [open, setOpen] = React.useState(true);
  const { contextValue } = useTransitionTrigger(open);

  return (
    <li>
      <TransitionContext.Provider value={{ ...contextValue, onExited: onRemove }}>
        <Row enterClassName="shown" lastTransitionedPropertyOnExit="opacity">
          {text}
          <button
            type="button"
            aria-label={`Dismiss: ${text}`}
            onClick={() => setOpen(false)}
          >
            ×
          </button>
        </Row>
      </TransitionContext.Provider>
    </li>
  );
}

const List = styled('ul')({
  width: 'min(22rem, 100%)',
  minHeight: '11rem',
  margin: 0,
  padding: 0,
  outline: 0,
  listStyle: 'none',
});

const Row = styled(CssTransition)({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '0.5rem',
  marginBlockEnd: '0.5rem',
  padding: '0.5rem 0.75rem',
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 8,
  opacity: 0,
  transition: 'opacity 200ms',
  '&.shown': { opacity: 1 },
  '@media (prefers-reduced-motion: reduce)': { transitionDuration: '1ms' },
  '& button': {
    alignSelf: 'start',
    minWidth: 24,
    border: 'none',
    borderRadius: 8,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
  },
});
