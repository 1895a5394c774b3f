import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

const QUESTIONS = [
  {
    id: 'diet',
    question: 'Can it plan for allergies and diets?',
    answer:
      'Yes. Each person has a list of what they do not eat, and a recipe that breaks it for anyone at the table is never suggested.',
  },
  {
    id: 'recipes',
    question: 'Can I add my own recipes?',
    answer:
      'Paste a link or take a photo of the page. Potluck reads the ingredients, and you check them once.',
  },
  {
    id: 'cancel',
    question: 'What happens when I cancel?',
    answer:
      'You keep your recipes and three meals a week. Your plan ends with the month that is paid.',
  },
  {
    id: 'offline',
    question: 'Does the list work in a store without signal?',
    answer:
      'It does. The list is kept on your phone, and is shared again as soon as you are back online.',
  },
];

export function Questions() {
  const [open, setOpen] = React.useState<string | null>('diet');

  return (
    <Box
      component="section"
      id="questions"
      aria-labelledby="questions-title"
      sx={{ bgcolor: 'background.paper', scrollMarginTop: 64 }}
    >
      <Container
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 8 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr minmax(0, 2fr)' },
          py: { xs: 6, md: 10 },
        }}
      >
        <Typography id="questions-title" variant="h2">
          Questions before you cook
        </Typography>
        <div>
          {QUESTIONS.map(({ id, question, answer }) => (
            <Accordion
              key={id}
              disableGutters
              elevation={0}
              square
              expanded={open === id}
              onChange={(_, isOpen) => setOpen(isOpen ? id : null)}
              slotProps={{ heading: { component: 'h3' } }}
              sx={{
                borderBottom: '1px solid',
                borderColor: 'divider',
                '&::before': { display: 'none' },
              }}
            >
              <AccordionSummary
                id={`question-${id}`}
                aria-controls={`answer-${id}`}
                expandIcon={<ExpandMoreIcon />}
                sx={{ px: 0 }}
              >
                <Typography
                  component="span"
                  sx={{ fontSize: '1.125rem', fontWeight: 600 }}
                >
                  {question}
                </Typography>
              </AccordionSummary>
              <AccordionDetails sx={{ px: 0 }}>
                <Typography color="textSecondary">{answer}</Typography>
              </AccordionDetails>
            </Accordion>
          ))}
        </div>
      </Container>
    </Box>
  );
}
