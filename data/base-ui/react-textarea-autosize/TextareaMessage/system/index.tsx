import * as React from 'react';
import { Button } from '@mui/base/Button';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { styled } from '@mui/system';

export default function TextareaMessage() {
  const [text, setText] = React.useState('');
  const [sent, setSent] = React.useState('Is the train on time?');

  function send() {
    if (text.trim()) {
      setSent(text.trim());
      setText('');
    }
  }

  function handleKeyDown(event: React.KeyboardEvent) {
    // During composition, Enter accepts a suggestion, for example in Japanese.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      send();
    }
  }

  return (
    <Chat>
      <p role="status">{sent}</p>
      <label>
        Message
        <TextareaAutosize
          maxRows={5}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={handleKeyDown}
        />
      </label>
      <Button onClick={send}>Send</Button>
    </Chat>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Chat = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '0.5rem',
  alignItems: 'end',
  width: '100%',
  maxWidth: 360,
  '& p': {
    gridColumn: '1 / -1',
    justifySelf: 'start',
    margin: 0,
    padding: '0.5rem 0.75rem',
    borderRadius: 8,
    background: `color-mix(in srgb, ${accent} 12%, transparent)`,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
  '& label': { display: 'grid', gap: '0.25rem' },
  '& textarea, & button': {
    boxSizing: 'border-box',
    padding: '0.5rem 0.75rem',
    border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
    borderRadius: 8,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
  },
  '& textarea': { width: '100%', resize: 'none' },
  '& button': {
    borderColor: 'transparent',
    background: accent,
    color: 'light-dark(#fff, #062e6f)',
    cursor: 'pointer',
  },
  '& :focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});
