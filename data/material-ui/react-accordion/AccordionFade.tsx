import * as React from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion, { type AccordionSlots } from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Fade from '@mui/material/Fade';

type Transition = React.ComponentProps<NonNullable<AccordionSlots['transition']>>;

// Fade doesn't change the height, so the closed content has to be removed.
function FadeIn({ in: open, children }: Transition) {
  return (
    <Fade in={open} timeout={400} unmountOnExit>
      {children ?? <div />}
    </Fade>
  );
}

export default function AccordionFade() {
  const id = React.useId();

  return (
    <div>
      <Accordion slots={{ transition: FadeIn }}>
        <AccordionSummary
          expandIcon={<ExpandMore />}
          id={`${id}-fade`}
          aria-controls={`${id}-fade-details`}
        >
          Flight to Lisbon
        </AccordionSummary>
        <AccordionDetails>Friday at 10:40 a.m., gate 12.</AccordionDetails>
      </Accordion>
      <Accordion slotProps={{ transition: { timeout: 800 } }}>
        <AccordionSummary
          expandIcon={<ExpandMore />}
          id={`${id}-slow`}
          aria-controls={`${id}-slow-details`}
        >
          Flight to Madrid
        </AccordionSummary>
        <AccordionDetails>Sunday at 6:05 p.m., gate 3.</AccordionDetails>
      </Accordion>
    </div>
  );
}
