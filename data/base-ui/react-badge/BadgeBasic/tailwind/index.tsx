import { Badge } from '@mui/base/Badge';

const button =
  'grid cursor-pointer rounded-lg border border-current/25 bg-transparent p-2 outline-blue-700 dark:outline-blue-300 focus-visible:outline-3 focus-visible:outline-offset-2';

const count =
  'absolute -top-2.5 -end-2.5 min-w-5.5 rounded-full bg-blue-700 px-1.5 text-center text-[13px] leading-5.5 text-white dark:bg-blue-300 dark:text-blue-950 [&.base-Badge-invisible]:invisible';

export default function BadgeBasic() {
  return (
    <div className="flex items-center gap-7">
      <FolderButton name="Inbox" unread={4} />
      <FolderButton name="Archive" unread={0} />
      <FolderButton name="Newsletters" unread={128} />
    </div>
  );
}

function FolderButton({ name, unread }: { name: string; unread: number }) {
  return (
    <Badge
      className="relative"
      badgeContent={unread}
      slotProps={{ badge: { className: count, 'aria-hidden': true } }}
    >
      <button
        type="button"
        className={button}
        aria-label={unread ? `${name}, ${unread} unread messages` : name}
      >
        <MailIcon />
      </button>
    </Badge>
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
