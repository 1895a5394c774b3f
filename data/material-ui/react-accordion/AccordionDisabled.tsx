import * as React from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';

export default function AccordionDisabled() {
  const id = React.useId();

  return (
    <div>
      <Accordion>
        <AccordionSummary
          expandIcon={<ExpandMore />}
          id={`${id}-card`}
          aria-controls={`${id}-card-details`}
        >
          Credit card
        </AccordionSummary>
        <AccordionDetails>We charge the card ending in 4242.</AccordionDetails>
      </Accordion>
      <Accordion disabled>
        <AccordionSummary
          expandIcon={<ExpandMore />}
          id={`${id}-points`}
          aria-controls={`${id}-points-details`}
        >
          Bonus points (minimum 500)
        </AccordionSummary>
        <AccordionDetails>You have 120 points.</AccordionDetails>
      </Accordion>
    </div>
  );
}
