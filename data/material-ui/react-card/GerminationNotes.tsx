import * as React from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Collapse from '@mui/material/Collapse';

export default function GerminationNotes() {
  const [open, setOpen] = React.useState(false);

  return (
    <Card sx={{ maxWidth: 360, width: '100%' }}>
      <CardHeader
        title="Parsnip ‘Gladiator’"
        titleTypographyProps={{ component: 'h3', variant: 'h6' }}
        subheader="Use within one year"
      />
      <CardActions>
        <Button
          aria-expanded={open}
          aria-controls="GerminationNotes-text"
          endIcon={
            <ExpandMore
              sx={(theme) => ({
                transform: open ? 'rotate(180deg)' : 'none',
                transition: theme.transitions.create('transform'),
              })}
            />
          }
          onClick={() => setOpen(!open)}
        >
          Germination
        </Button>
      </CardActions>
      <Collapse in={open} timeout="auto" id="GerminationNotes-text">
        <CardContent sx={{ pt: 0 }}>
          Slow: allow four weeks at 10 °C. Sow radish in the same row to mark it, and
          keep the soil damp until the first leaves show.
        </CardContent>
      </Collapse>
    </Card>
  );
}
