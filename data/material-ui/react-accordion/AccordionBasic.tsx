import * as React from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';

const questions = [
  {
    title: 'How long does delivery take?',
    text: 'Two to four days. You get an email when the parcel leaves our warehouse.',
  },
  {
    title: 'Can I return an item?',
    text: 'Yes, within 30 days. The return label is in your account.',
  },
  {
    title: 'Which payments do you accept?',
    text: 'All common credit cards, bank transfer and gift cards.',
  },
];

export default function AccordionBasic() {
  const id = React.useId();

  return (
    <div>
      {questions.map(({ title, text }, index) => (
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
