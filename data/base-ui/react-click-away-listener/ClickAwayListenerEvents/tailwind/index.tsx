import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';

export default function ClickAwayListenerEvents() {
  return (
    <div className="flex flex-wrap gap-4">
      <Note name="On release" />
      <Note name="On press" early />
    </div>
  );
}

interface NoteProps {
  name: string;
  early?: boolean;
}

function Note({ name, early = false }: NoteProps) {
  const [count, setCount] = React.useState(0);

  return (
    <ClickAwayListener
      mouseEvent={early ? 'onMouseDown' : 'onClick'}
      touchEvent={early ? 'onTouchStart' : 'onTouchEnd'}
      onClickAway={() => setCount(count + 1)}
    >
      <div className="grid min-w-36 rounded-lg bg-blue-700/12 px-4 py-3 dark:bg-blue-300/12">
        <strong>{name}</strong>
        <output>Clicks away: {count}</output>
      </div>
    </ClickAwayListener>
  );
}
