import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary, {
  accordionSummaryClasses,
} from '@mui/joy/AccordionSummary';
import Add from '@mui/icons-material/Add';

const topics = [
  ['Invoices', 'You find all invoices of the last ten years in your account.'],
  ['Payment', 'We accept cards and bank transfers.'],
] as const;

export default function AccordionIndicator() {
  return (
    <AccordionGroup
      sx={{
        maxWidth: 400,
        [`& .${accordionSummaryClasses.indicator}`]: {
          transition: 'transform 0.2s',
        },
        [`& .${accordionSummaryClasses.indicator}.${accordionSummaryClasses.expanded}`]:
          { transform: 'rotate(45deg)' },
        [`& .${accordionSummaryClasses.button}`]: {
          flexDirection: 'row-reverse',
          justifyContent: 'flex-end',
        },
      }}
    >
      {topics.map(([title, text]) => (
        <Accordion key={title}>
          <AccordionSummary indicator={<Add />}>{title}</AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
