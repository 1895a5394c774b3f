import * as React from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

const rooms = [
  { name: 'Hall', text: 'Grand piano, seats for eighty, free on Sundays.' },
  { name: 'Drum cellar', text: 'Two kits. Ear protection hangs by the door.' },
  { name: 'Studio', text: 'Eight microphones. An engineer comes on Thursdays.' },
];
const names = rooms.map(({ name }) => name);

export default function RehearsalRooms() {
  const id = React.useId();
  const [open, setOpen] = React.useState<readonly string[]>([]);
  const allOpen = open.length === rooms.length;

  return (
    <div>
      <Typography component="h3" variant="h6">
        Rooms
      </Typography>
      <Button onClick={() => setOpen(allOpen ? [] : names)} sx={{ my: 1 }}>
        {allOpen ? 'Collapse all' : 'Expand all'}
      </Button>
      {rooms.map(({ name, text }, index) => (
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
            {name}
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
