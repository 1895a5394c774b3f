import * as React from 'react';
import { Switch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';

export default function AccessibilityStatus() {
  const [direct, setDirect] = React.useState(false);

  return (
    <div>
      <Row>
        <FilterSwitch
          checked={direct}
          onChange={(event) => setDirect(event.target.checked)}
        />
        Direct flights only
      </Row>
      <p role="status">{direct ? '6 flights found' : '24 flights found'}</p>
    </div>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Row = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
});

const FilterSwitch = styled(Switch)({
  position: 'relative',
  flex: 'none',
  inlineSize: 44,
  blockSize: 24,
  boxSizing: 'border-box',
  border: '2px solid',
  borderRadius: 12,
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: 3,
    insetInlineStart: 3,
    inlineSize: 14,
    blockSize: 14,
    borderRadius: '50%',
    background: 'currentColor',
    '@media (prefers-reduced-motion: no-preference)': {
      transition: 'inset-inline-start 150ms',
    },
    '@media (forced-colors: active)': { background: 'CanvasText' },
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
  [`&.${switchClasses.checked}`]: { color: accent },
  [`&.${switchClasses.checked} .${switchClasses.thumb}`]: { insetInlineStart: 23 },
  [`&.${switchClasses.focusVisible}`]: {
    outline: `3px solid ${accent}`,
    outlineOffset: 2,
  },
});
