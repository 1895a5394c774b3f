import AddShoppingCartIcon from '@mui/icons-material/AddShoppingCart';
import CreditCardIcon from '@mui/icons-material/CreditCard';
import HomeIcon from '@mui/icons-material/Home';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Typography from '@mui/material/Typography';

const events = [
  { time: 'May 3, 14:20', title: 'Order placed', Icon: AddShoppingCartIcon },
  { time: 'May 3, 14:21', title: 'Payment received', Icon: CreditCardIcon },
  { time: 'May 4, 09:05', title: 'Handed to the carrier', Icon: LocalShippingIcon },
  { time: 'May 6, 11:40', title: 'Delivered', Icon: HomeIcon },
];

export default function TimelineOrderHistory() {
  return (
    <Timeline aria-label="History of order 5108" sx={{ maxWidth: 360, p: 0 }}>
      {events.map(({ time, title, Icon }, index) => {
        const isLast = index === events.length - 1;
        return (
          <TimelineItem key={title}>
            <TimelineOppositeContent
              variant="body2"
              color="text.secondary"
              sx={{ flex: '0 0 100px', px: 1, m: 'auto 0' }}
            >
              {time}
            </TimelineOppositeContent>
            <TimelineSeparator>
              <TimelineDot color={isLast ? 'success' : 'primary'}>
                <Icon fontSize="small" />
              </TimelineDot>
              {!isLast && <TimelineConnector />}
            </TimelineSeparator>
            <TimelineContent sx={{ px: 1.5, py: 2 }}>
              <Typography component="span">{title}</Typography>
            </TimelineContent>
          </TimelineItem>
        );
      })}
    </Timeline>
  );
}
