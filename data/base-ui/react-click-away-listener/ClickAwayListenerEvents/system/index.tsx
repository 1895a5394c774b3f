import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { styled } from '@mui/system';

export default function ClickAwayListenerEvents() {
  return (
    <Row>
      <Note name="On release" />
      <Note name="On press" early />
    </Row>
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
      <Card>
        <strong>{name}</strong>
        <output>Clicks away: {count}</output>
      </Card>
    </ClickAwayListener>
  );
}

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '1rem' });

const Card = styled('div')({
  display: 'grid',
  minWidth: '9rem',
  padding: '0.75rem 1rem',
  borderRadius: 8,
  background: 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)',
});
