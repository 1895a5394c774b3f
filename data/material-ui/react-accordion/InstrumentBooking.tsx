import * as React from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function InstrumentBooking() {
  const id = React.useId();
  const summaryRef = React.useRef<HTMLDivElement>(null);
  const [expanded, setExpanded] = React.useState(true);
  const [wish, setWish] = React.useState('Bass clarinet');
  const [draft, setDraft] = React.useState(wish);

  const finish = (next: string) => {
    setWish(next);
    setDraft(next);
    setExpanded(false);
    // The pressed button gets hidden; give the focus to the summary.
    summaryRef.current?.focus();
  };

  return (
    <Accordion
      expanded={expanded}
      onChange={(_event, next) => setExpanded(next)}
      sx={{ maxWidth: 480, mx: 'auto' }}
    >
      <AccordionSummary
        ref={summaryRef}
        expandIcon={<ExpandMore />}
        id={`${id}-summary`}
        aria-controls={`${id}-details`}
      >
        <Typography component="span" sx={{ flex: '0 0 45%' }}>
          Instrument
        </Typography>
        <Typography component="span" sx={{ color: 'text.secondary' }}>
          {wish}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <TextField
          fullWidth
          id={`${id}-wish`}
          label="What would you like to play?"
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
      </AccordionDetails>
      <AccordionActions>
        <Button onClick={() => finish(wish)}>Cancel</Button>
        <Button variant="contained" onClick={() => finish(draft)}>
          Save
        </Button>
      </AccordionActions>
    </Accordion>
  );
}
