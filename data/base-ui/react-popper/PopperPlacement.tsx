import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import { styled } from '@mui/system';

const sides = ['top', 'right', 'bottom', 'left'] as const;
const modifiers = [
  { name: 'offset', options: { offset: [0, 12] } },
  { name: 'arrow', options: { element: '[data-arrow]', padding: 8 } },
];

export default function PopperPlacement() {
  const [turns, setTurns] = React.useState(0);
  const [task, setTask] = React.useState<HTMLElement | null>(null);

  return (
    <div>
      <Task ref={setTask} type="button" onClick={() => setTurns(turns + 1)}>
        Call the bank
      </Task>
      <Due
        open={task !== null}
        anchorEl={task}
        placement={sides[turns % sides.length]}
        modifiers={modifiers}
        role="note"
        disablePortal
      >
        {({ placement }) => (
          <React.Fragment>
            {placement}
            <span data-arrow />
          </React.Fragment>
        )}
      </Due>
    </div>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Task = styled('button')({
  margin: '4rem 5rem',
  padding: '0.5rem 0.875rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});

const Due = styled(Popper)({
  padding: '0.25rem 0.75rem',
  borderRadius: 8,
  background: accent,
  color: 'light-dark(#fff, #062e6f)',
  '& [data-arrow]::before': {
    content: '""',
    display: 'block',
    width: '0.75rem',
    height: '0.75rem',
    background: accent,
    rotate: '45deg',
  },
  '&[data-popper-placement^=top] [data-arrow]': { bottom: '-0.25rem' },
  '&[data-popper-placement^=bottom] [data-arrow]': { top: '-0.25rem' },
  // Physical sides, as Popper names them: a style plugin would mirror right and left.
  '&[data-popper-placement^=left] [data-arrow]': {
    inset: 'auto -0.25rem auto auto',
  },
  '&[data-popper-placement^=right] [data-arrow]': {
    inset: 'auto auto auto -0.25rem',
  },
});
