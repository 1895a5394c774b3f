import { Switch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';

export default function SwitchBasic() {
  return (
    <Settings>
      <label>
        <ToggleSwitch defaultChecked /> Email me about new orders
      </label>
      <label>
        <ToggleSwitch /> Email me about low stock
      </label>
      <label>
        <ToggleSwitch disabled defaultChecked /> Email me about unpaid invoices
      </label>
    </Settings>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Settings = styled('div')({
  display: 'grid',
  gap: '0.75rem',
  '& label': { display: 'flex', alignItems: 'center', gap: '0.75rem' },
});

const ToggleSwitch = styled(Switch)({
  flex: 'none',
  position: 'relative',
  width: 44,
  height: 24,
  [`& .${switchClasses.track}`]: {
    position: 'absolute',
    inset: 0,
    borderRadius: 12,
    background: 'color-mix(in srgb, currentColor 55%, transparent)',
    '@media (forced-colors: active)': { border: '1px solid' },
  },
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    top: 4,
    insetInlineStart: 4,
    width: 16,
    height: 16,
    borderRadius: '50%',
    background: 'Canvas',
    transition: 'inset-inline-start 150ms',
    '@media (forced-colors: active)': { background: 'CanvasText' },
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  },
  [`& .${switchClasses.input}`]: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
  [`&.${switchClasses.checked} .${switchClasses.track}`]: { background: accent },
  [`&.${switchClasses.checked} .${switchClasses.thumb}`]: { insetInlineStart: 24 },
  [`&.${switchClasses.focusVisible} .${switchClasses.track}`]: {
    outline: `3px solid ${accent}`,
    outlineOffset: 2,
  },
  [`&.${switchClasses.disabled}`]: { opacity: 0.5, cursor: 'not-allowed' },
});
