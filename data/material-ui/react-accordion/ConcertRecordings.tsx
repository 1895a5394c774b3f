import * as React from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

const concerts = [
  { title: 'Summer serenade', pieces: 'Holberg Suite, Pavane, two encores' },
  { title: 'Brass in the park', pieces: 'Fanfare, Finlandia, Caravan' },
];

function Programme({ pieces }: { pieces: string }) {
  const [loaded, setLoaded] = React.useState(false);

  React.useEffect(() => {
    const timer = setTimeout(() => setLoaded(true), 1200); // Stands in for a request.
    return () => clearTimeout(timer);
  }, []);

  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', height: 48 }}>
      {loaded ? pieces : <CircularProgress size={24} aria-label="Loading" />}
    </Box>
  );
}

export default function ConcertRecordings() {
  const id = React.useId();

  return (
    <div>
      {concerts.map(({ title, pieces }, index) => (
        <Accordion key={title} slotProps={{ transition: { mountOnEnter: true } }}>
          <AccordionSummary
            expandIcon={<ExpandMore />}
            id={`${id}-summary-${index}`}
            aria-controls={`${id}-details-${index}`}
          >
            {title}
          </AccordionSummary>
          <AccordionDetails>
            <Programme pieces={pieces} />
          </AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
