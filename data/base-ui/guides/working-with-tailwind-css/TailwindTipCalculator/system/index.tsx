import * as React from 'react';
import { Slider, sliderClasses } from '@mui/base/Slider';
import { Switch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';

const bill = 84;

export default function TailwindTipCalculator() {
  const id = React.useId();
  const [tip, setTip] = React.useState(15);
  const [isRounded, setIsRounded] = React.useState(false);
  const sum = bill * (1 + tip / 100);
  const total = isRounded ? Math.ceil(sum) : sum;

  return (
    <Card>
      <p>Dinner for two: ${bill.toFixed(2)}</p>
      <div>
        <span id={id}>Tip: {tip}%</span>
        <TipSlider
          aria-labelledby={id}
          getAriaValueText={(value) => `${value}%`}
          max={30}
          step={5}
          value={tip}
          onChange={(_event, value) => setTip(Number(value))}
        />
      </div>
      <label>
        Round up
        <Switch
          slots={{ root: SwitchRoot }}
          checked={isRounded}
          onChange={(event) => setIsRounded(event.target.checked)}
        />
      </label>
      <p role="status">Total: ${total.toFixed(2)}</p>
    </Card>
  );
}

const Card = styled('div')({
  '--accent': 'light-dark(#0b57d0, #a8c7fa)',
  display: 'grid',
  gap: '0.75rem',
  inlineSize: '100%',
  maxInlineSize: 320,
  padding: '1rem',
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 8,
  '& p': { margin: 0 },
  '& [role=status]': { fontSize: '1.125rem', fontWeight: 600 },
  '& label': { display: 'flex', alignItems: 'center', gap: '0.75rem' },
  '& .base--focusVisible': {
    outline: '3px solid var(--accent)',
    outlineOffset: 2,
  },
});

const line = { blockSize: 4, borderRadius: 2, background: 'var(--accent)' };

const TipSlider = styled(Slider)({
  position: 'relative',
  display: 'block',
  blockSize: 24,
  cursor: 'pointer',
  touchAction: 'none',
  '& > span': { position: 'absolute' },
  [`& .${sliderClasses.rail}`]: { ...line, top: 10, width: '100%', opacity: 0.3 },
  [`& .${sliderClasses.track}`]: { ...line, top: 10 },
  [`& .${sliderClasses.thumb}`]: {
    top: 2,
    inlineSize: 20,
    blockSize: 20,
    borderRadius: '50%',
    background: 'var(--accent)',
    translate: '-50%',
  },
  [`& .${sliderClasses.active}`]: { scale: '1.2' },
});

const SwitchRoot = styled('span')({
  position: 'relative',
  inlineSize: 44,
  blockSize: 24,
  marginInlineStart: 'auto',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 12,
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: 3,
    insetInlineStart: 3,
    inlineSize: 16,
    blockSize: 16,
    borderRadius: '50%',
    background: 'currentColor',
    transition: 'inset-inline-start 150ms',
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
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
  [`&.${switchClasses.checked}`]: {
    borderColor: 'transparent',
    background: 'var(--accent)',
    [`& .${switchClasses.thumb}`]: {
      insetInlineStart: 24,
      background: 'light-dark(#fff, #062e6f)',
    },
  },
});
