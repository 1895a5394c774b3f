import * as React from 'react';
import { PopupContext, Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { styled } from '@mui/system';

export default function PopupArrow() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const id = React.useId();

  return (
    <label>
      Card number{' '}
      <Field
        inputMode="numeric"
        aria-describedby={id}
        onFocus={(event) => setAnchor(event.currentTarget)}
        onBlur={() => setAnchor(null)}
        onKeyDown={(event) => event.key === 'Escape' && setAnchor(null)}
      />
      <Hint
        id={id}
        anchor={anchor}
        open={anchor !== null}
        placement="top"
        offset={10}
      >
        16 digits, on the front
        <Arrow />
      </Hint>
    </label>
  );
}

function Arrow() {
  // The side on which the popup is, after it has moved to where there is space.
  const side = React.useContext(PopupContext)?.placement.split('-')[0];
  return <ArrowTip data-side={side} />;
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Field = styled('input')({
  width: '12rem',
  maxWidth: '100%',
  marginInlineStart: '0.375rem',
  padding: '0.5rem 0.75rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  background: 'Canvas',
  color: 'inherit',
  font: 'inherit',
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});

const Hint = styled(Popup)({
  zIndex: 1,
  padding: '0.375rem 0.75rem',
  borderRadius: 8,
  background: accent,
  color: 'light-dark(#fff, #062e6f)',
});

const ArrowTip = styled('span')({
  position: 'absolute',
  left: 'calc(50% - 0.375rem)',
  width: '0.75rem',
  height: '0.75rem',
  background: 'inherit',
  rotate: '45deg',
  '&[data-side=top]': { bottom: '-0.25rem' },
  '&[data-side=bottom]': { top: '-0.25rem' },
});
