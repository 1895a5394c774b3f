import * as React from 'react';
import { Switch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';

const GateSwitch = styled(Switch)({
  position: 'relative',
  flex: 'none',
  inlineSize: '3.5rem',
  blockSize: '1.75rem',
  [`& .${switchClasses.track}`]: {
    position: 'absolute',
    inset: 0,
    border: '2px solid currentColor',
    borderRadius: 4,
  },
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    insetBlock: 5,
    insetInlineStart: 5,
    inlineSize: '1.25rem',
    background: 'currentColor',
  },
  [`&.${switchClasses.checked} .${switchClasses.thumb}`]: {
    insetInlineStart: 'calc(100% - 1.25rem - 5px)',
  },
  [`& .${switchClasses.input}`]: {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  [`&.${switchClasses.focusVisible}`]: { outline: '3px solid', outlineOffset: 3 },
  [`&.${switchClasses.disabled}`]: { opacity: 0.5 },
});

const Row = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  marginBlock: '0.5rem',
});

export default function QuayGate() {
  const [isOpen, setIsOpen] = React.useState(false);

  return (
    <div>
      <Row>
        <GateSwitch
          checked={isOpen}
          onChange={(event) => setIsOpen(event.target.checked)}
        />
        Open the passenger gate
      </Row>
      <Row>
        <GateSwitch disabled={!isOpen} />
        Let vehicles board
      </Row>
    </div>
  );
}
