import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Typography from '@mui/material/Typography';

const edits = [
  { who: 'Mia Torres', what: 'renamed the file to report-final.pdf', when: 'Today' },
  { who: 'Sam Lee', what: 'left two comments', when: 'Yesterday' },
  { who: 'Mia Torres', what: 'uploaded the first version', when: 'March 8' },
];

export default function TimelineOneSided() {
  return (
    <Timeline
      aria-label="Changes of the file"
      sx={{
        p: 0,
        [`& .${timelineItemClasses.root}::before`]: { flex: 0, p: 0 },
      }}
    >
      {edits.map(({ who, what, when }, index) => (
        <TimelineItem key={what}>
          <TimelineSeparator>
            <TimelineDot variant="outlined" />
            {index < edits.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>
            <strong>{who}</strong> {what}
            <Typography variant="body2" color="text.secondary">
              {when}
            </Typography>
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
