import * as React from 'react';
import { Button } from '@mui/base/Button';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import './styles.css';

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
    <div className="chat">
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
    </div>
  );
}
