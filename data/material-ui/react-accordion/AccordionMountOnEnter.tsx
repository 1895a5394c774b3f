import * as React from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

const orders = [
  { title: 'Order 1042', items: 'Two shirts, a belt and a pair of socks' },
  { title: 'Order 1017', items: 'A desk lamp and four light bulbs' },
];

function OrderItems({ items }: { items: string }) {
  const [loaded, setLoaded] = React.useState(false);

  React.useEffect(() => {
    const timer = setTimeout(() => setLoaded(true), 1200); // Simulates a request
    return () => clearTimeout(timer);
  }, []);

  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', height: 48 }}>
      {loaded ? items : <CircularProgress size={24} aria-label="Loading" />}
    </Box>
  );
}

export default function AccordionMountOnEnter() {
  const id = React.useId();

  return (
    <div>
      {orders.map(({ title, items }, index) => (
        <Accordion key={title} slotProps={{ transition: { mountOnEnter: true } }}>
          <AccordionSummary
            expandIcon={<ExpandMore />}
            id={`${id}-summary-${index}`}
            aria-controls={`${id}-details-${index}`}
          >
            {title}
          </AccordionSummary>
          <AccordionDetails>
            <OrderItems items={items} />
          </AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
