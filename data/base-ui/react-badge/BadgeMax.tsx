import { Badge } from '@mui/base/Badge';
import { styled } from '@mui/system';

export default function BadgeMax() {
  return (
    <Folders>
      <CountBadge badgeContent={100}>
        <span>Inbox</span>
      </CountBadge>
      <CountBadge badgeContent={10} max={9}>
        <span>Drafts</span>
      </CountBadge>
      <CountBadge badgeContent={1200} max={999}>
        <span>Spam</span>
      </CountBadge>
    </Folders>
  );
}

const Folders = styled('div')({ display: 'grid', gap: '0.5rem', width: 220 });

const CountBadge = styled(Badge)({
  display: 'flex',
  justifyContent: 'space-between',
  '& .base-Badge-badge': {
    paddingInline: 8,
    borderRadius: 12,
    background: 'light-dark(#0b57d0, #a8c7fa)',
    color: 'light-dark(#fff, #062e6f)',
    fontSize: 14,
    lineHeight: '24px',
  },
});
