import * as React from 'react';
import { keyframes, styled } from '@mui/system';

const slideIn = keyframes({
  from: { opacity: 0, transform: 'translateY(-8px)' },
});

export default function StylesToKeyframes() {
  const [messages, setMessages] = React.useState(['Your order is on its way']);

  return (
    <div>
      <AddButton
        type="button"
        onClick={() => setMessages([...messages, `Update ${messages.length}`])}
      >
        Add an update
      </AddButton>
      <div role="log" aria-label="Updates">
        {messages.map((message) => (
          <Message key={message}>{message}</Message>
        ))}
      </div>
    </div>
  );
}

const Message = styled('p')({
  margin: '0.5rem 0 0',
  padding: '0.5rem 1rem',
  borderRadius: 8,
  background: 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)',
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `${slideIn} 200ms ease-out`,
  },
});

const AddButton = styled('button')({
  padding: '0.5rem 1rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
});
