import * as React from 'react';
import { Modal, modalClasses } from '@mui/base/Modal';
import { styled } from '@mui/system';

export default function ModalKeepMounted() {
  const [writing, setWriting] = React.useState(false);
  const stop = () => setWriting(false);

  return (
    <div>
      <Toggle onClick={() => setWriting(true)}>Write feedback</Toggle>
      <Screen keepMounted open={writing} onClose={stop} slots={{ backdrop: 'div' }}>
        <Panel role="dialog" aria-modal aria-label="Feedback">
          <label htmlFor="feedback">What can we improve?</label>
          <textarea id="feedback" rows={3} />
          <Toggle onClick={stop}>Finish later</Toggle>
        </Panel>
      </Screen>
    </div>
  );
}

const Screen = styled(Modal)({
  position: 'fixed',
  inset: 0,
  zIndex: 1300,
  [`&.${modalClasses.hidden}`]: { display: 'none' },
  [`.${modalClasses.backdrop}`]: {
    position: 'absolute',
    inset: 0,
    background: 'light-dark(rgb(0 0 0 / 0.45), rgb(0 0 0 / 0.65))',
  },
});

const Panel = styled('div')({
  position: 'absolute',
  insetBlockEnd: '1rem',
  insetInlineEnd: '1rem',
  display: 'grid',
  gap: '0.5rem',
  boxSizing: 'border-box',
  width: 'min(18rem, calc(100vw - 2rem))',
  padding: '1rem',
  borderRadius: 8,
  outline: 0,
  background: 'light-dark(#fff, #1b2027)',
  '& textarea': { font: 'inherit' },
});

const Toggle = styled('button')({
  justifySelf: 'end',
  padding: '0.375rem 0.75rem',
  border: '1px solid light-dark(#0b57d0, #a8c7fa)',
  borderRadius: 8,
  background: 'none',
  color: 'light-dark(#0b57d0, #a8c7fa)',
  font: 'inherit',
});
