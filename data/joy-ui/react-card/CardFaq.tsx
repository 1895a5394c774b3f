import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Card from '@mui/joy/Card';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

const entries = [
  ['When do you deliver?', 'On weekdays between 8:00 and 18:00.'],
  ['Can I return an order?', 'Yes, within 30 days and free of charge.'],
  ['Do you ship abroad?', 'We ship to all countries of the EU.'],
] as const;

export default function CardFaq() {
  return (
    <Card sx={{ width: 360, maxWidth: '100%' }}>
      <Typography level="title-lg">Questions about delivery</Typography>
      <Divider />
      <AccordionGroup sx={{ marginInline: -1.5 }}>
        {entries.map(([question, answer], index) => (
          <Accordion key={question} defaultExpanded={index === 0}>
            <AccordionSummary>{question}</AccordionSummary>
            <AccordionDetails>{answer}</AccordionDetails>
          </Accordion>
        ))}
      </AccordionGroup>
    </Card>
  );
}
