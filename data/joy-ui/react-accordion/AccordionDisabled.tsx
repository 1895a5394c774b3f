import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default function AccordionDisabled() {
  return (
    <AccordionGroup sx={{ maxWidth: 400 }}>
      <Accordion defaultExpanded>
        <AccordionSummary>Delivery address</AccordionSummary>
        <AccordionDetails>12 Harbor Road, Leeds</AccordionDetails>
      </Accordion>
      <Accordion disabled>
        <AccordionSummary>Tracking (after shipping)</AccordionSummary>
        <AccordionDetails>Parcel 88-204</AccordionDetails>
      </Accordion>
      <Accordion disabled defaultExpanded>
        <AccordionSummary>Total</AccordionSummary>
        <AccordionDetails>€48.90, paid on 3 May 2024</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
