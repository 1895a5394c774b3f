import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup, { type AccordionGroupProps } from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

const answers = [
  ['How do I return an order?', 'Print the label that came by email.'],
  ['Who pays for the parcel?', 'Returns are free within 30 days.'],
  ['Can I exchange a size?', 'Yes, if the new size is in stock.'],
] as const;

export default function AccordionVariablesExample({
  sx,
  ...props
}: AccordionGroupProps) {
  return (
    <AccordionGroup
      {...props}
      sx={[
        { maxWidth: 400, marginInline: 'auto' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {answers.map(([question, answer], index) => (
        <Accordion key={question} defaultExpanded={index === 0}>
          <AccordionSummary>{question}</AccordionSummary>
          <AccordionDetails>{answer}</AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
