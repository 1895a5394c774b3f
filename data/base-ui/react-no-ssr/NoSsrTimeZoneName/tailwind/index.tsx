import { NoSsr } from '@mui/base/NoSsr';

const time = 'text-2xl/normal text-blue-700 dark:text-blue-300';

export default function NoSsrTimeZoneName() {
  return (
    <div className="grid justify-items-start gap-1 rounded-lg border border-current/25 px-6 py-4">
      <span>Departure from Lisbon, in your time</span>
      <NoSsr fallback={<strong className={time}>–:–</strong>}>
        <LocalTime iso="2026-05-04T09:30:00Z" />
      </NoSsr>
    </div>
  );
}

function LocalTime({ iso }: { iso: string }) {
  // The server would use its own time zone here.
  const format = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: 'numeric',
    timeZoneName: 'short',
  });

  return (
    <strong className={time} dir="ltr">
      {format.format(new Date(iso))}
    </strong>
  );
}
