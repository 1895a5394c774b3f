import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent, {
  timelineOppositeContentClasses,
} from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const steps = [
  ['0 min', 'Boil the water and salt it.'],
  ['5 min', 'Add the pasta, and start to fry the garlic.'],
  ['14 min', 'Drain the pasta, mix everything and serve.'],
];

export default function TimelineStartAligned() {
  return (
    <Timeline
      aria-label="Cooking steps"
      sx={{
        [`& .${timelineOppositeContentClasses.root}`]: {
          flex: '0 0 84px',
          px: 1.5,
          color: 'text.secondary',
        },
      }}
    >
      {steps.map(([time, text], index) => (
        <TimelineItem key={time}>
          <TimelineOppositeContent>{time}</TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot />
            {index < steps.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{text}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
