import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const versions = ['2.4 Dark mode', '2.3 Shared folders', '2.2 Offline search'];

export default function TimelinePosition() {
  return (
    <Timeline position="left" aria-label="Releases">
      {versions.map((version, index) => (
        <TimelineItem key={version}>
          <TimelineSeparator>
            <TimelineDot />
            {index < versions.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{version}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
