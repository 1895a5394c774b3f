import * as React from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const fields = [
  { name: 'address', title: 'Delivery', label: 'Address' },
  { name: 'company', title: 'Invoice', label: 'Company' },
];

export default function AccordionForm() {
  const id = React.useId();
  const [open, setOpen] = React.useState('address');
  const [result, setResult] = React.useState<{ missing?: string }>();

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const missing = fields.find(({ name }) => data.get(name) === '')?.name;
    setResult({ missing });
    setOpen(missing ?? open);
  };

  React.useEffect(() => {
    // The section is expanded now, so its field can have the focus.
    if (result?.missing) {
      document.getElementById(`${id}-${result.missing}`)?.focus();
    }
  }, [result, id]);

  return (
    <form noValidate onSubmit={handleSubmit}>
      {fields.map(({ name, title, label }) => (
        <Accordion
          key={name}
          expanded={open === name}
          onChange={(_event, expanded) => setOpen(expanded ? name : '')}
        >
          <AccordionSummary
            expandIcon={<ExpandMore />}
            id={`${id}-${name}-summary`}
            aria-controls={`${id}-${name}-details`}
          >
            {title}
          </AccordionSummary>
          <AccordionDetails>
            <TextField
              fullWidth
              required
              id={`${id}-${name}`}
              name={name}
              label={label}
              error={result?.missing === name}
              helperText={result?.missing === name ? 'Fill in this field' : ' '}
            />
          </AccordionDetails>
        </Accordion>
      ))}
      <Button type="submit" variant="contained" sx={{ mt: 2 }}>
        Place order
      </Button>
      <Typography role="status" sx={{ minHeight: 24, mt: 1 }}>
        {result && !result.missing && 'Thank you for your order.'}
      </Typography>
    </form>
  );
}
