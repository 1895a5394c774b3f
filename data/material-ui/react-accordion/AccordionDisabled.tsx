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
        <AccordionDetails>The card ending in 4242 is used.</AccordionDetails>
      </Accordion>
      <Accordion disabled>
        <AccordionSummary
          expandIcon={<ExpandMore />}
          id={`${id}-points`}
          aria-controls={`${id}-points-details`}
        >
          Bonus points (from 500 points)
        </AccordionSummary>
        <AccordionDetails>You have 120 points.</AccordionDetails>
      </Accordion>
    </div>
  );
}
