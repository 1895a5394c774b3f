import * as React from 'react';
import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

const plans = [
  ['Starter', 'Three projects and 2 GB for files.'],
  ['Team', 'Unlimited projects, 100 GB and shared calendars.'],
  ['Company', 'Everything of Team, with single sign-on and support by phone.'],
] as const;

export default function AccordionControlled() {
  const [open, setOpen] = React.useState<string | null>('Team');

  return (
    <AccordionGroup variant="outlined" sx={{ maxWidth: 400, borderRadius: 'md' }}>
      {plans.map(([name, text]) => (
        <Accordion
          key={name}
          expanded={open === name}
          onChange={(event, expanded) => setOpen(expanded ? name : null)}
        >
          <AccordionSummary>{name}</AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
