import { Badge } from '@mui/base/Badge';
import './styles.css';

export default function BadgeBasic() {
  return (
    <div className="toolbar">
      <FolderButton name="Inbox" unread={4} />
      <FolderButton name="Archive" unread={0} />
      <FolderButton name="Newsletters" unread={128} />
    </div>
  );
}

function FolderButton({ name, unread }: { name: string; unread: number }) {
  return (
    <Badge
      className="count-badge"
      badgeContent={unread}
      slotProps={{ badge: { 'aria-hidden': true } }}
    >
      <button
        type="button"
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
