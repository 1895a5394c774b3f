import * as React from 'react';
import { Switch } from '@mui/base/Switch';
import { styled } from '@mui/system';

export default function SwitchControlled() {
  const [offline, setOffline] = React.useState(false);
  const [wifi, setWifi] = React.useState(true);

  return (
    <Device>
      <label>
        <ToggleSwitch
          checked={offline}
          onChange={(event) => setOffline(event.target.checked)}
        />
        Airplane mode
      </label>
      <label>
        <ToggleSwitch
          disabled={offline}
          checked={wifi && !offline}
          onChange={(event) => setWifi(event.target.checked)}
        />
        Wi-Fi
      </label>
    </Device>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Device = styled('div')({
  display: 'grid',
  gap: '0.75rem',
  '& label': { display: 'flex', alignItems: 'center', gap: '0.75rem' },
});

const ToggleSwitch = styled(Switch)({
  flex: 'none',
  position: 'relative',
  width: 48,
  height: 28,
  borderRadius: 8,
  background: 'color-mix(in srgb, currentColor 55%, transparent)',
  '@media (forced-colors: active)': { outline: '1px solid' },
  '& .base-Switch-thumb': {
    position: 'absolute',
    insetBlock: 4,
    insetInline: '4px 24px',
    borderRadius: 5,
    background: 'Canvas',
    '@media (forced-colors: active)': { background: 'CanvasText' },
  },
  '& .base-Switch-input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
  },
  '&.base--checked': { background: accent },
  '&.base--checked .base-Switch-thumb': { insetInline: '24px 4px' },
  '&.base--focusVisible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
  '&.base--disabled': { opacity: 0.5 },
});
