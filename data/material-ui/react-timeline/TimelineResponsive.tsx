import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';

const jobs = [
  { years: '2022 to 2025', title: 'Product manager', place: 'Northwind Travel' },
  { years: '2018 to 2022', title: 'Designer', place: 'Lakeside Studio' },
  { years: '2016 to 2018', title: 'Intern', place: 'City Library' },
];

export default function TimelineResponsive() {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'));

  return (
    <Timeline
      aria-label="Work experience"
      position={isWide ? 'alternate' : 'right'}
      sx={{
        width: '100%',
        [`& .${timelineItemClasses.root}::before`]: {
          display: { xs: 'none', sm: 'block' },
        },
      }}
    >
      {jobs.map(({ years, title, place }, index) => (
        <TimelineItem key={title}>
          <TimelineSeparator>
            <TimelineDot color="primary" />
            {index < jobs.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>
            <Card variant="outlined">
              <CardContent>
                <Typography variant="subtitle1" component="h3">
                  {title}
                </Typography>
                <Typography variant="body2">{place}</Typography>
                <Typography variant="body2" color="text.secondary">
                  {years}
                </Typography>
              </CardContent>
            </Card>
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
