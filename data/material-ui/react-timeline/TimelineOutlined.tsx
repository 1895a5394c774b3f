import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const courses = ['First aid', 'Tax returns', 'Payroll', 'Audit'];
const done = 2;

export default function TimelineOutlined() {
  return (
    <Timeline aria-label="Courses">
      {courses.map((course, index) => (
        <TimelineItem key={course}>
          <TimelineSeparator>
            <TimelineDot
              color="primary"
              variant={index < done ? 'filled' : 'outlined'}
            />
            {index < courses.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>
            {course}, {index < done ? 'done' : 'planned'}
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
