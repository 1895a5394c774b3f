import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default function AccordionTransition() {
  return (
    <AccordionGroup
      transition={{ initial: '0.15s ease-in', expanded: '0.5s ease-out' }}
      sx={{
        maxWidth: 400,
        '@media (prefers-reduced-motion: reduce)': {
          '& *': { transition: 'none !important' },
        },
      }}
    >
      <Accordion>
        <AccordionSummary>Ingredients</AccordionSummary>
        <AccordionDetails>
          500 g flour, 350 ml water, 10 g salt and half a teaspoon of yeast.
        </AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary>Preparation</AccordionSummary>
        <AccordionDetails>
          Mix everything, let it rise overnight, fold it twice, and bake it for 40
          minutes in a closed pot.
        </AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
