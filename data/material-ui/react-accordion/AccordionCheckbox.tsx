import * as React from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';

const steps = [
  { name: 'Book the flight', notes: 'Leave on Friday, come back on Monday.' },
  { name: 'Reserve a hotel', notes: 'Near the station, with breakfast.' },
  { name: 'Pack the bags', notes: 'Passport, charger and rain jacket.' },
];

export default function AccordionCheckbox() {
  const id = React.useId();

  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {steps.map(({ name, notes }, index) => (
        <Box key={name} sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
          <Checkbox
            defaultChecked={index === 0}
            inputProps={{ 'aria-label': `Done: ${name}` }}
          />
          <Accordion disableGutters sx={{ flexGrow: 1 }}>
            <AccordionSummary
              expandIcon={<ExpandMore />}
              id={`${id}-summary-${index}`}
              aria-controls={`${id}-details-${index}`}
            >
              {name}
            </AccordionSummary>
            <AccordionDetails>{notes}</AccordionDetails>
          </Accordion>
        </Box>
      ))}
    </Box>
  );
}
