import * as React from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';

const plans = [
  { name: 'Single lesson', price: '32 euros', text: 'Half an hour, one to one.' },
  { name: 'Pair', price: '19 euros', text: 'Half an hour for two at one level.' },
  { name: 'Band', price: '11 euros', text: 'Ninety minutes for up to six.' },
];

export default function LessonPlans() {
  const id = React.useId();
  const [openPlan, setOpenPlan] = React.useState<string | null>('Pair');

  return (
    <div>
      {plans.map(({ name, price, text }) => (
        <Accordion
          key={name}
          expanded={name === openPlan}
          onChange={(_event, expanded) => setOpenPlan(expanded ? name : null)}
        >
          <AccordionSummary
            expandIcon={<ExpandMore />}
            id={`${id}-${name}`}
            aria-controls={`${id}-${name}-details`}
          >
            <Typography component="span" sx={{ flex: '0 0 50%' }}>
              {name}
            </Typography>
            <Typography component="span" sx={{ color: 'text.secondary' }}>
              {price}
            </Typography>
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
