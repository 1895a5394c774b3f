import CheckIcon from '@mui/icons-material/Check';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import { styled } from '@mui/material/styles';

const CompactTimeline = styled(Timeline)({
  padding: 0,
  [`& .${timelineItemClasses.root}::before`]: { display: 'none' },
});

const FutureConnector = styled(TimelineConnector)({
  width: 0,
  backgroundColor: 'transparent',
  borderInlineStart: '2px dashed currentColor',
});

const tasks = ['Book the venue', 'Send invitations', 'Order food', 'Set up tables'];
const done = 2;

export default function TimelineConnectorStyles() {
  return (
    <CompactTimeline aria-label="Party plan">
      {tasks.map((task, index) => {
        const isDone = index < done;
        return (
          <TimelineItem key={task}>
            <TimelineSeparator>
              <TimelineDot
                color="success"
                variant={isDone ? 'filled' : 'outlined'}
                sx={{ my: 1, p: isDone ? 0.25 : 1.25 }}
              >
                {isDone && <CheckIcon sx={{ fontSize: 16 }} titleAccess="Done" />}
              </TimelineDot>
              {isDone && <TimelineConnector sx={{ bgcolor: 'success.main' }} />}
              {!isDone && index < tasks.length - 1 && <FutureConnector />}
            </TimelineSeparator>
            <TimelineContent>{task}</TimelineContent>
          </TimelineItem>
        );
      })}
    </CompactTimeline>
  );
}
