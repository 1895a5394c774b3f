import Accordion, { accordionClasses } from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

const days = [
  ['Day 1: Porto', 'Arrival at 11:20, walk along the river, dinner at eight.'],
  ['Day 2: Douro', 'Upstream by train, and back by boat.'],
  ['Day 3: Lisbon', 'Train at 9:40, free afternoon.'],
] as const;

export default function AccordionExpandedStyles() {
  return (
    <AccordionGroup
      disableDivider
      sx={{
        maxWidth: 400,
        gap: 1,
        [`& .${accordionClasses.root}`]: {
          borderRadius: 'md',
          border: '1px solid',
          borderColor: 'divider',
          transition: 'background-color 0.2s',
        },
        [`& .${accordionClasses.root}.${accordionClasses.expanded}`]: {
          backgroundColor: 'background.level1',
          borderColor: 'primary.outlinedBorder',
        },
      }}
    >
      {days.map(([title, text], index) => (
        <Accordion key={title} defaultExpanded={index === 1}>
          <AccordionSummary>{title}</AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
