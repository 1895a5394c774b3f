import * as React from 'react';
import { Portal } from '@mui/base/Portal';
import { styled } from '@mui/system';

export default function PortalEvents() {
  const [bar, setBar] = React.useState<HTMLElement | null>(null);
  const [clicks, setClicks] = React.useState(0);

  return (
    <Layout>
      <Task onClick={() => setClicks(clicks + 1)}>
        Call the bank
        {bar && (
          <Portal container={bar}>
            <button type="button">Mark as done</button>
            <button type="button" onClick={(event) => event.stopPropagation()}>
              Postpone
            </button>
          </Portal>
        )}
      </Task>
      <output>Clicks that reached the task: {clicks}</output>
      <Bar ref={setBar} />
    </Layout>
  );
}

const Layout = styled('div')({
  display: 'grid',
  gap: '0.75rem',
  width: 'min(22rem, 100%)',
});

const Task = styled('div')({
  padding: '0.75rem 1rem',
  borderRadius: 8,
  background: 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)',
});

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem',
  minHeight: '2.75rem',
  '& button': {
    padding: '0.5rem 0.875rem',
    border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
    borderRadius: 8,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
  },
  '& button:focus-visible': {
    outline: '3px solid light-dark(#0b57d0, #a8c7fa)',
    outlineOffset: 2,
  },
});
