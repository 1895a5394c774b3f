import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Typography from '@mui/material/Typography';

const messages = [
  { from: 'Customer', text: 'The lamp arrived without a bulb.' },
  { from: 'Customer', text: 'Photo of the box attached.' },
  { from: 'Support', text: 'Sorry! A bulb is on its way.' },
  { from: 'Customer', text: 'It came today, thank you.' },
];

export default function TimelineItemPosition() {
  return (
    <Timeline aria-label="Messages about ticket 318">
      {messages.map(({ from, text }, index) => (
        <TimelineItem key={text} position={from === 'Support' ? 'right' : 'left'}>
          <TimelineSeparator>
            <TimelineDot color={from === 'Support' ? 'primary' : 'secondary'} />
            {index < messages.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>
            <Typography variant="subtitle2" component="div">
              {from}
            </Typography>
            <Typography variant="body2">{text}</Typography>
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
