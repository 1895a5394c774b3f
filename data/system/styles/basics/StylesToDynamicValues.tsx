import * as React from 'react';
import { styled } from '@mui/system';

export default function StylesToDynamicValues() {
  const id = React.useId();
  const [used, setUsed] = React.useState(40);

  return (
    <div>
      <Storage style={{ '--used': `${used}%` } as React.CSSProperties} />
      <label htmlFor={id}>Storage in use: {used}%</label>
      <input
        id={id}
        type="range"
        value={used}
        onChange={(event) => setUsed(Number(event.target.value))}
      />
    </div>
  );
}

const Storage = styled('div')({
  minInlineSize: 240,
  blockSize: 8,
  marginBlockEnd: 12,
  borderRadius: 8,
  background: 'color-mix(in srgb, currentColor 25%, transparent)',
  overflow: 'hidden',
  '& ~ input': {
    inlineSize: '100%',
    margin: 0,
    accentColor: 'light-dark(#0b57d0, #a8c7fa)',
  },
  '&::before': {
    content: '""',
    display: 'block',
    inlineSize: 'var(--used)',
    blockSize: '100%',
    background: 'light-dark(#0b57d0, #a8c7fa)',
  },
});
