import * as React from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';

const voices = [
  { name: 'Soprano', singers: 'Ada, Jun, Petra' },
  { name: 'Alto', singers: 'Mirela, Oona' },
  { name: 'Bass', singers: 'Kofi, Lars' },
];

export default function ChoirRows() {
  const id = React.useId();

  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {voices.map(({ name, singers }, index) => (
        <Box key={name} sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
          <Checkbox
            defaultChecked={index === 0}
            inputProps={{ 'aria-label': `Invite the ${name.toLowerCase()} voices` }}
          />
          <Accordion disableGutters sx={{ flexGrow: 1 }}>
            <AccordionSummary
              expandIcon={<ExpandMore />}
              id={`${id}-summary-${index}`}
              aria-controls={`${id}-details-${index}`}
            >
              {name}
            </AccordionSummary>
            <AccordionDetails>{singers}</AccordionDetails>
          </Accordion>
        </Box>
      ))}
    </Box>
  );
}
