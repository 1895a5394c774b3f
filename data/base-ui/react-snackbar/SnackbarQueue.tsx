import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import { styled } from '@mui/system';

interface Message {
  id: number;
  text: string;
}

export default function SnackbarQueue() {
  const [queue, setQueue] = React.useState<Message[]>([]);
  const nextId = React.useRef(1);
  const current = queue[0];

  function add(text: string) {
    const id = nextId.current;
    nextId.current += 1;
    setQueue((messages) => [...messages, { id, text }]);
  }

  return (
    <Tasks>
      <button type="button" onClick={() => add('Task completed')}>
        Complete
      </button>
      <button type="button" onClick={() => add('Task deleted')}>
        Delete
      </button>
      <div role="status">
        {current && (
          <Snackbar
            key={current.id}
            className="bar"
            open
            autoHideDuration={5000}
            onClose={(event, reason) => {
              if (reason !== 'clickaway') setQueue((messages) => messages.slice(1));
            }}
          >
            {current.id}. {current.text}
            {queue.length > 1 && ` (${queue.length - 1} more)`}
          </Snackbar>
        )}
      </div>
    </Tasks>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Tasks = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem',
  '& button': {
    padding: '0.375rem 0.875rem',
    border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
    borderRadius: 8,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
  },
  '& button:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
  '& .bar': {
    position: 'fixed',
    zIndex: 10,
    bottom: 16,
    insetInlineEnd: 16,
    padding: '0.75rem 1.25rem',
    borderRadius: 8,
    background: accent,
    color: 'light-dark(#fff, #062e6f)',
  },
});
