import * as React from 'react';
import { Badge, badgeClasses } from '@mui/base/Badge';
import { styled } from '@mui/system';

export default function BadgeBasic() {
  return (
    <Toolbar>
      <CountButton name="Messages" unread={4} icon={icons.mail} />
      <CountButton name="Tasks" unread={0} icon={icons.tasks} />
      <CountButton name="Alerts" unread={128} icon={icons.bell} />
    </Toolbar>
  );
}

interface CountButtonProps {
  name: string;
  unread: number;
  icon: string;
}

function CountButton({ name, unread, icon }: CountButtonProps) {
  const [count, setCount] = React.useState(unread);

  return (
    <CountBadge badgeContent={count} slotProps={{ badge: { 'aria-hidden': true } }}>
      <button
        type="button"
        aria-label={count ? `${name}, ${count} unread` : name}
        onClick={() => setCount(0)}
      >
        <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
          <path d={icon} />
        </svg>
      </button>
    </CountBadge>
  );
}

const icons = {
  mail: 'M3 6h18v12H3zl9 7 9-7',
  tasks: 'M4 4h16v16H4zM8 12l3 3 5-6',
  bell: 'M4 17h16M6 17v-6a6 6 0 0 1 12 0v6M10 20.5h4',
};

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Toolbar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: '1.75rem',
  '& button': {
    display: 'grid',
    padding: '0.5rem',
    border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
    borderRadius: 8,
    background: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
  },
  '& svg': {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinejoin: 'round',
  },
  '& button:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});

const CountBadge = styled(Badge)({
  position: 'relative',
  [`& .${badgeClasses.badge}`]: {
    position: 'absolute',
    top: -10,
    insetInlineEnd: -10,
    minWidth: 22,
    paddingInline: 6,
    borderRadius: 11,
    background: accent,
    color: 'light-dark(#fff, #062e6f)',
    fontSize: 13,
    lineHeight: '22px',
    textAlign: 'center',
  },
  [`& .${badgeClasses.invisible}`]: { visibility: 'hidden' },
});
