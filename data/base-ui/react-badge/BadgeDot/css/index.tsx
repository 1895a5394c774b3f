import { Badge } from '@mui/base/Badge';
import './styles.css';

const people = [
  { name: 'Ana Costa', initials: 'AC', online: true },
  { name: 'Ben Fischer', initials: 'BF', online: false },
  { name: 'Chloe Martin', initials: 'CM', online: true },
];

export default function BadgeDot() {
  return (
    <ul className="people">
      {people.map(({ name, initials, online }) => (
        <li key={name}>
          <Badge className="dot-badge" invisible={!online}>
            <span className="avatar" aria-hidden="true">
              {initials}
            </span>
          </Badge>
          {name}, {online ? 'online' : 'away'}
        </li>
      ))}
    </ul>
  );
}
