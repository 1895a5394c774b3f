import * as React from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

const files = [
  { name: 'Contract.pdf', text: 'Signed on March 3, 12 pages.' },
  { name: 'Budget.xlsx', text: 'Changed by Sofia Lopes yesterday.' },
  { name: 'Logo.svg', text: 'Approved by the marketing team.' },
];
const names = files.map(({ name }) => name);

export default function AccordionExpandAll() {
  const id = React.useId();
  const [open, setOpen] = React.useState<readonly string[]>([]);
  const allOpen = open.length === files.length;

  return (
    <div>
      <Typography component="h3" variant="h6">
        Project files
      </Typography>
      <Button onClick={() => setOpen(allOpen ? [] : names)} sx={{ my: 1 }}>
        {allOpen ? 'Collapse all' : 'Expand all'}
      </Button>
      {files.map(({ name, text }, index) => (
        <Accordion
          key={name}
          expanded={open.includes(name)}
          onChange={(_event, expanded) =>
            setOpen(
              expanded ? [...open, name] : open.filter((other) => other !== name),
            )
          }
          slotProps={{ heading: { component: 'h4' } }}
        >
          <AccordionSummary
            expandIcon={<ExpandMore />}
            id={`${id}-summary-${index}`}
            aria-controls={`${id}-details-${index}`}
          >
            <bdi>{name}</bdi>
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
