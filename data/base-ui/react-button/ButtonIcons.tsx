import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

export default function ButtonIcons() {
  const [favorite, setFavorite] = React.useState(false);

  return (
    <Actions>
      <IconButton>
        <Icon aria-hidden viewBox="0 0 24 24">
          <path d="M12 4v11m-5-5 5 5 5-5M5 20h14" />
        </Icon>
        Download
      </IconButton>
      <IconButton
        aria-label="Favorite"
        aria-pressed={favorite}
        onClick={() => setFavorite(!favorite)}
      >
        <Icon aria-hidden viewBox="0 0 24 24">
          <path d="m12 3 2.8 5.7 6.2.9-4.5 4.4 1 6.2-5.5-2.9-5.5 2.9 1-6.2L3 9.6l6.2-.9z" />
        </Icon>
      </IconButton>
    </Actions>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Actions = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
});

const Icon = styled('svg')({
  width: '1.25rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

const IconButton = styled(Button)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5rem',
  minHeight: '2.5rem',
  padding: '0 0.75rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&[aria-pressed=true]': {
    background: `color-mix(in srgb, ${accent} 12%, transparent)`,
    color: accent,
    '& svg': { fill: 'currentColor' },
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'SelectedItem',
      color: 'SelectedItemText',
    },
  },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: `3px solid ${accent}`,
    outlineOffset: 2,
  },
});
