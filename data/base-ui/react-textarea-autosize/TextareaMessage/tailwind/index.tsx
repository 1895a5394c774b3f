import * as React from 'react';
import { Button } from '@mui/base/Button';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';

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
    <div className="relative grid w-full max-w-90 grid-cols-[1fr_auto] items-end gap-2">
      <p
        role="status"
        className="col-span-full m-0 justify-self-start rounded-lg bg-blue-700/12 px-3 py-2 wrap-anywhere whitespace-pre-wrap dark:bg-blue-300/12"
      >
        {sent}
      </p>
      <label className="grid gap-1">
        Message
        <TextareaAutosize
          className="box-border w-full resize-none rounded-lg border border-current/55 bg-transparent px-3 py-2 outline-blue-700 focus:outline-3 focus:outline-offset-2 dark:outline-blue-300"
          maxRows={5}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={handleKeyDown}
        />
      </label>
      <Button
        className="cursor-pointer rounded-lg border border-transparent bg-blue-700 px-3 py-2 text-white outline-blue-700 focus-visible:outline-3 focus-visible:outline-offset-2 dark:bg-blue-300 dark:text-blue-950 dark:outline-blue-300"
        onClick={send}
      >
        Send
      </Button>
    </div>
  );
}
