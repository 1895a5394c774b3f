import * as React from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import TextField from '@mui/material/TextField';

const sections = [
  { title: 'Always mounted', unmount: false },
  { title: 'Unmounted when closed', unmount: true },
];

export default function AccordionUnmount() {
  const id = React.useId();

  return (
    <div>
      {sections.map(({ title, unmount }, index) => (
        <Accordion
          key={title}
          defaultExpanded
          slotProps={{ transition: { unmountOnExit: unmount } }}
        >
          <AccordionSummary
            expandIcon={<ExpandMore />}
            id={`${id}-summary-${index}`}
            aria-controls={`${id}-details-${index}`}
          >
            {title}
          </AccordionSummary>
          <AccordionDetails>
            <TextField fullWidth id={`${id}-note-${index}`} label="Note" />
          </AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
