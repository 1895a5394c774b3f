import { Badge } from '@mui/base/Badge';

const people = [
  { name: 'Ana Costa', initials: 'AC', online: true },
  { name: 'Ben Fischer', initials: 'BF', online: false },
  { name: 'Chloe Martin', initials: 'CM', online: true },
];

// Forced colors remove backgrounds, so the dot is a border.
const dot =
  'absolute bottom-0 end-0 rounded-full border-6 border-blue-700 outline-2 outline-[Canvas] dark:border-blue-300 [&.base-Badge-invisible]:hidden';

export default function BadgeDot() {
  return (
    <ul className="m-0 grid list-none gap-3 p-0">
      {people.map(({ name, initials, online }) => (
        <li key={name} className="flex items-center gap-3">
          <Badge
            className="relative"
            invisible={!online}
            slotProps={{ badge: { className: dot } }}
          >
            <span
              className="grid size-10 place-items-center rounded-full bg-blue-700/12 dark:bg-blue-300/12"
              aria-hidden="true"
            >
              {initials}
            </span>
          </Badge>
          {name}, {online ? 'online' : 'away'}
        </li>
      ))}
    </ul>
  );
}
