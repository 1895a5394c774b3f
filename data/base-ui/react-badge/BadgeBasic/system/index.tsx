import { Badge, badgeClasses } from '@mui/base/Badge';
import { styled } from '@mui/system';

export default function BadgeBasic() {
  return (
    <Toolbar>
      <FolderButton name="Inbox" unread={4} />
      <FolderButton name="Archive" unread={0} />
      <FolderButton name="Newsletters" unread={128} />
    </Toolbar>
  );
}

function FolderButton({ name, unread }: { name: string; unread: number }) {
  return (
    <CountBadge badgeContent={unread} slotProps={{ badge: { 'aria-hidden': true } }}>
      <button
        type="button"
        aria-label={unread ? `${name}, ${unread} unread messages` : name}
      >
        <MailIcon />
      </button>
    </CountBadge>
  );
}

function MailIcon() {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
    >
      <path d="M3 6h18v12H3zl9 7 9-7" strokeWidth="2" strokeLinejoin="round" />
    </svg>
  );
}

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
