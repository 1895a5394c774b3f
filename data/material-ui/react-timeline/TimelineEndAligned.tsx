import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent, { timelineContentClasses } from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const rooms = [
  { hours: '9–10', title: 'Budget meeting with the sales team', room: 'A1' },
  { hours: '10–12', title: 'Interviews for the open positions', room: 'B4' },
  { hours: '13–15', title: 'Training for new colleagues', room: 'A2' },
];

export default function TimelineEndAligned() {
  return (
    <Timeline
      aria-label="Meetings today"
      // The content gives its space to the opposite content.
      sx={{ [`& .${timelineContentClasses.root}`]: { flex: '0 0 64px' } }}
    >
      {rooms.map(({ hours, title, room }, index) => (
        <TimelineItem key={room}>
          <TimelineOppositeContent>
            {title}, {hours}
          </TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot color="secondary" />
            {index < rooms.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{room}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
