import * as React from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';

const conditions = [
  {
    title: 'How long can I keep a cello?',
    text: 'One school year. You can extend it once, until a pupil is waiting.',
  },
  {
    title: 'Who pays for new strings?',
    text: 'We do, twice a year. Ask at the desk and bring the old ones.',
  },
  {
    title: 'What if it gets damaged?',
    text: 'Tell us on the same day. The insurance covers all but the first 50 euros.',
  },
];

export default function HireConditions() {
  const id = React.useId();

  return (
    <div>
      {conditions.map(({ title, text }, index) => (
        <Accordion
          key={title}
          defaultExpanded={index === 0}
          slotProps={{ heading: { component: 'h2' } }}
        >
          <AccordionSummary
            expandIcon={<ExpandMore />}
            id={`${id}-summary-${index}`}
            aria-controls={`${id}-details-${index}`}
          >
            {title}
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
