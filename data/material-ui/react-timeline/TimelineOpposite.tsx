import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const stops = [
  { time: '07:45', place: 'Chicago', note: 'Takeoff' },
  { time: '10:55', place: 'New York', note: 'Transfer' },
  { time: '22:10', place: 'London', note: 'Landing' },
];

export default function TimelineOpposite() {
  return (
    <Timeline position="alternate" aria-label="Flights on June 12">
      {stops.map(({ time, place, note }, index) => (
        <TimelineItem key={place}>
          <TimelineOppositeContent color="text.secondary">
            <time dateTime={time}>{time}</time>
          </TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot variant="outlined" color="primary" />
            {index < stops.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>
            {place}
            <br />
            {note}
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
