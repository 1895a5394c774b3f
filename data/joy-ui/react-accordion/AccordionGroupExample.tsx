import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup, { type AccordionGroupProps } from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import { applySolidInversion } from '@mui/joy/colorInversion';

const answers = [
  ['Which bags are included?', 'One bag for the cabin and one of 23 kg.'],
  ['Can I change my flight?', 'Yes, until two hours before it departs.'],
  ['When do I get a refund?', 'Within five days of the cancellation.'],
] as const;

export default function AccordionGroupExample({
  sx,
  ...props
}: AccordionGroupProps) {
  const { variant, color = 'neutral' } = props;

  return (
    <AccordionGroup
      {...props}
      sx={[
        { maxWidth: 400, marginInline: 'auto' },
        // Sections keep their own colors, so they are unreadable on solid without this.
        variant === 'solid' && applySolidInversion(color),
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
