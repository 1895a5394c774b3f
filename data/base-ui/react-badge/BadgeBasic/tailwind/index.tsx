import * as React from 'react';
import { Badge } from '@mui/base/Badge';

const button =
  'grid cursor-pointer fill-none stroke-current stroke-2 [stroke-linejoin:round] rounded-lg border border-current/25 bg-transparent p-2 outline-blue-700 dark:outline-blue-300 focus-visible:outline-3 focus-visible:outline-offset-2';

const badge =
  'absolute -top-2.5 -end-2.5 min-w-5.5 rounded-full bg-blue-700 px-1.5 text-center text-[13px] leading-5.5 text-white dark:bg-blue-300 dark:text-blue-950 [&.base-Badge-invisible]:invisible';

export default function BadgeBasic() {
  return (
    <div className="flex items-center gap-7">
      <CountButton name="Messages" unread={4} icon={icons.mail} />
      <CountButton name="Tasks" unread={0} icon={icons.tasks} />
      <CountButton name="Alerts" unread={128} icon={icons.bell} />
    </div>
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
    <Badge
      className="relative"
      badgeContent={count}
      slotProps={{ badge: { className: badge, 'aria-hidden': true } }}
    >
      <button
        type="button"
        className={button}
        aria-label={count ? `${name}, ${count} unread` : name}
        onClick={() => setCount(0)}
      >
        <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
          <path d={icon} />
        </svg>
      </button>
    </Badge>
  );
}

const icons = {
  mail: 'M3 6h18v12H3zl9 7 9-7',
  tasks: 'M4 4h16v16H4zM8 12l3 3 5-6',
  bell: 'M4 17h16M6 17v-6a6 6 0 0 1 12 0v6M10 20.5h4',
};
