import * as React from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function AccordionEditing() {
  const id = React.useId();
  const summaryRef = React.useRef<HTMLDivElement>(null);
  const [expanded, setExpanded] = React.useState(true);
  const [name, setName] = React.useState('Anna Berg');
  const [draft, setDraft] = React.useState(name);

  const finish = (next: string) => {
    setName(next);
    setDraft(next);
    setExpanded(false);
    // The pressed button disappears, so the focus has to move.
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
          Name
        </Typography>
        <Typography component="span" sx={{ color: 'text.secondary' }}>
          {name}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <TextField
          fullWidth
          id={`${id}-name`}
          label="Full name"
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
      </AccordionDetails>
      <AccordionActions>
        <Button onClick={() => finish(name)}>Cancel</Button>
        <Button variant="contained" onClick={() => finish(draft)}>
          Save
        </Button>
      </AccordionActions>
    </Accordion>
  );
}
