import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import './styles.css';

export default function ClickAwayListenerEvents() {
  return (
    <div className="row">
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
      <div className="card">
        <strong>{name}</strong>
        <output>Clicks away: {count}</output>
      </div>
    </ClickAwayListener>
  );
}
