import * as React from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';

const plans = [
  { name: 'Free', price: '$0', text: 'One user and 5 GB of storage.' },
  { name: 'Team', price: '$12', text: 'Up to ten users and 100 GB of storage.' },
  {
    name: 'Business',
    price: '$40',
    text: 'Any number of users and phone support.',
  },
];

export default function AccordionSingle() {
  const id = React.useId();
  const [openPlan, setOpenPlan] = React.useState<string | null>('Team');

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
              <bdi>{price}</bdi> per month
            </Typography>
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
