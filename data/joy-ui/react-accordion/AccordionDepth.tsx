import Accordion from '@mui/joy/Accordion';
import AccordionDetails, {
  accordionDetailsClasses,
} from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

const files = [
  ['Contracts', 'Lease.pdf, Insurance.pdf'],
  ['Invoices', '2041.pdf, 2042.pdf, 2043.pdf'],
  ['Photos', 'Harbor.jpg, Office.jpg'],
] as const;

export default function AccordionDepth() {
  return (
    <AccordionGroup
      variant="outlined"
      sx={{
        maxWidth: 400,
        borderRadius: 'md',
        [`& .${accordionDetailsClasses.root}`]: {
          backgroundColor: 'background.level2',
          boxShadow:
            'inset 0 4px 6px -3px var(--joy-palette-neutral-outlinedBorder)',
        },
        [`& .${accordionDetailsClasses.content}.${accordionDetailsClasses.expanded}`]:
          { paddingBlock: 2 },
      }}
    >
      {files.map(([folder, names], index) => (
        <Accordion key={folder} defaultExpanded={index === 1}>
          <AccordionSummary>{folder}</AccordionSummary>
          <AccordionDetails>{names}</AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
