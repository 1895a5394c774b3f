import { NoSsr } from '@mui/base/NoSsr';
import './styles.css';

export default function NoSsrTimeZoneName() {
  return (
    <div className="card">
      <span>Departure from Lisbon, in your time</span>
      <NoSsr fallback={<strong className="time">–:–</strong>}>
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
    <strong className="time" dir="ltr">
      {format.format(new Date(iso))}
    </strong>
  );
}
