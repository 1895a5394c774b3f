import { Badge } from '@mui/base/Badge';
import { styled } from '@mui/system';

const people = [
  { name: 'Ana Costa', initials: 'AC', online: true },
  { name: 'Ben Fischer', initials: 'BF', online: false },
  { name: 'Chloe Martin', initials: 'CM', online: true },
];

export default function BadgeDot() {
  return (
    <People>
      {people.map(({ name, initials, online }) => (
        <li key={name}>
          <DotBadge invisible={!online}>
            <Avatar aria-hidden="true">{initials}</Avatar>
          </DotBadge>
          {name}, {online ? 'online' : 'away'}
        </li>
      ))}
    </People>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const People = styled('ul')({
  display: 'grid',
  gap: '0.75rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: '0.75rem' },
});

const Avatar = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: '50%',
  background: `color-mix(in srgb, ${accent} 12%, transparent)`,
});

const DotBadge = styled(Badge)({
  position: 'relative',
  '& .base-Badge-badge': {
    position: 'absolute',
    bottom: 0,
    insetInlineEnd: 0,
    // Forced colors remove backgrounds, so the dot is a border.
    border: `6px solid ${accent}`,
    borderRadius: '50%',
    outline: '2px solid Canvas',
  },
  '& .base-Badge-invisible': { display: 'none' },
});
