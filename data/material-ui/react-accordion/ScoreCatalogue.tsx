import * as React from 'react';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary, {
  accordionSummaryClasses,
} from '@mui/material/AccordionSummary';

const scores = [
  { genre: 'Chamber music', note: '64 sets of parts' },
  { genre: 'Songs', note: '210 sheets, most for a low voice' },
  { genre: 'Film music', note: 'Under repair until March', disabled: true },
];

export default function ScoreCatalogue() {
  const id = React.useId();

  return (
    <div>
      {scores.map(({ genre, note, disabled }, index) => (
        <Accordion
          key={genre}
          disableGutters
          square
          disabled={disabled}
          elevation={0}
          sx={{ bgcolor: 'transparent', borderBottom: 1, borderColor: 'divider' }}
        >
          <AccordionSummary
            expandIcon={<ChevronRight />}
            id={`${id}-summary-${index}`}
            aria-controls={`${id}-details-${index}`}
            sx={{
              flexDirection: 'row-reverse',
              gap: 1,
              [`& .${accordionSummaryClasses.expandIconWrapper}.${accordionSummaryClasses.expanded}`]:
                { transform: 'rotate(90deg)' },
            }}
          >
            {genre}
          </AccordionSummary>
          <AccordionDetails sx={{ paddingInlineStart: 6 }}>{note}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
