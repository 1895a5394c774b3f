import * as React from 'react';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

const milestones = [
  'Start in a garage',
  'First store opens',
  'Web shop starts',
  'Ten stores',
];

export default function TimelineAlternate() {
  const [reverse, setReverse] = React.useState(false);

  return (
    <Box>
      <FormControlLabel
        control={
          <Switch
            checked={reverse}
            onChange={(event) => setReverse(event.target.checked)}
          />
        }
        label="Reverse"
      />
      <Timeline
        position={reverse ? 'alternate-reverse' : 'alternate'}
        aria-label="Milestones"
      >
        {milestones.map((milestone, index) => (
          <TimelineItem key={milestone}>
            <TimelineSeparator>
              <TimelineDot color="primary" />
              {index < milestones.length - 1 && <TimelineConnector />}
            </TimelineSeparator>
            <TimelineContent>{milestone}</TimelineContent>
          </TimelineItem>
        ))}
      </Timeline>
    </Box>
  );
}
