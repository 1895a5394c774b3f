import { NoSsr } from '@mui/base/NoSsr';
import { styled } from '@mui/system';

export default function NoSsrTimeZoneName() {
  return (
    <Card>
      <span>Departure from Lisbon, in your time</span>
      <NoSsr fallback={<strong>–:–</strong>}>
        <LocalTime iso="2026-05-04T09:30:00Z" />
      </NoSsr>
    </Card>
  );
}

function LocalTime({ iso }: { iso: string }) {
  // The server would use its own time zone here.
  const format = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: 'numeric',
    timeZoneName: 'short',
  });

  return <strong dir="ltr">{format.format(new Date(iso))}</strong>;
}

const Card = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: '0.25rem',
  padding: '1rem 1.5rem',
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 8,
  '& strong': { fontSize: '1.5rem', color: 'light-dark(#0b57d0, #a8c7fa)' },
});
