import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const runs = [
  { text: 'Build passed', color: 'success' },
  { text: 'Tests failed: 2 of 340', color: 'error' },
  { text: 'Tests passed on the second run', color: 'success' },
  { text: 'Release waits for review', color: 'grey' },
] as const;

export default function TimelineColors() {
  return (
    <Timeline aria-label="Pipeline 77">
      {runs.map(({ text, color }, index) => (
        <TimelineItem key={text}>
          <TimelineSeparator>
            <TimelineDot color={color} />
            {index < runs.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{text}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
