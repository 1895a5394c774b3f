import {
  Slider,
  sliderClasses,
  type SliderValueLabelSlotProps,
} from '@mui/base/Slider';
import { styled } from '@mui/system';

function TimeLabel({ children, ownerState }: SliderValueLabelSlotProps) {
  return (
    <Bubble aria-hidden data-dragging={ownerState.dragging || undefined}>
      {children}
    </Bubble>
  );
}

const slots = { valueLabel: TimeLabel };
const toTime = (hour: number) => `${hour}:00`;

export default function OverridingInnerSlot() {
  return (
    <TimeSlider
      aria-label="Delivery time"
      defaultValue={14}
      min={8}
      max={20}
      slots={slots}
      getAriaValueText={toTime}
      valueLabelFormat={toTime}
    />
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';
const line = {
  position: 'absolute',
  top: 10,
  blockSize: 4,
  borderRadius: 2,
} as const;

const TimeSlider = styled(Slider)({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: 280,
  blockSize: 24,
  marginBlockStart: 40,
  cursor: 'pointer',
  touchAction: 'none',
  [`& .${sliderClasses.rail}`]: {
    ...line,
    inlineSize: '100%',
    background: accent,
    opacity: 0.3,
  },
  [`& .${sliderClasses.track}`]: { ...line, background: accent },
  [`& .${sliderClasses.thumb}`]: {
    position: 'absolute',
    top: 2,
    inlineSize: 20,
    blockSize: 20,
    borderRadius: '50%',
    background: accent,
    translate: '-50%',
  },
  [`& .${sliderClasses.focusVisible}`]: {
    outline: `3px solid ${accent}`,
    outlineOffset: 2,
  },
});

const Bubble = styled('span')({
  position: 'absolute',
  bottom: 'calc(100% + 8px)',
  insetInline: '-2rem',
  inlineSize: 'fit-content',
  marginInline: 'auto',
  padding: '0.125rem 0.5rem',
  border: `1px solid ${accent}`,
  borderRadius: 8,
  '&[data-dragging]': { background: accent, color: 'light-dark(#fff, #062e6f)' },
});
