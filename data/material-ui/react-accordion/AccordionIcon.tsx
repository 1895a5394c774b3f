import * as React from 'react';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary, {
  accordionSummaryClasses,
} from '@mui/material/AccordionSummary';

const { expanded, expandIconWrapper } = accordionSummaryClasses;

const steps = [
  { title: 'Ingredients', text: 'Flour, two eggs, milk, butter and salt.' },
  { title: 'Batter', text: 'Whisk everything and let it rest for 20 minutes.' },
  { title: 'Baking', text: 'Bake each pancake for a minute on both sides.' },
];

export default function AccordionIcon() {
  const id = React.useId();

  return (
    <div>
      {steps.map(({ title, text }, index) => (
        <Accordion
          key={title}
          disableGutters
          square
          elevation={0}
          sx={{ bgcolor: 'transparent', borderBottom: 1, borderColor: 'divider' }}
        >
          <AccordionSummary
            expandIcon={<ChevronRight />}
            id={`${id}-summary-${index}`}
            aria-controls={`${id}-details-${index}`}
            sx={({ direction }) => ({
              flexDirection: 'row-reverse',
              gap: 1,
              // Closed, it points to the text, also in right-to-left pages.
              [`& .${expandIconWrapper}`]: {
                transform: direction === 'rtl' ? 'rotate(180deg)' : 'none',
              },
              [`& .${expandIconWrapper}.${expanded}`]: {
                transform: 'rotate(90deg)',
              },
            })}
          >
            {title}
          </AccordionSummary>
          <AccordionDetails sx={{ paddingInlineStart: 6 }}>{text}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
