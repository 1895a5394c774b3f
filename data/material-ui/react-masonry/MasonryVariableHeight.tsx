import Masonry from '@mui/lab/Masonry';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import ExpandMore from '@mui/icons-material/ExpandMore';

const recipes = [
  { name: 'Pancakes', text: 'Flour, milk, eggs, butter and a pinch of salt.' },
  {
    name: 'Lentil soup',
    text: 'Red lentils, carrots, one onion, cumin, stock and lemon juice.',
  },
  {
    name: 'Potato salad',
    text: 'Potatoes, pickles, mustard, vinegar, oil and chives.',
  },
  {
    name: 'Apple pie',
    text: 'Apples, sugar, cinnamon, and a dough of flour and cold butter.',
  },
];

export default function MasonryVariableHeight() {
  return (
    <Masonry columns={{ xs: 1, sm: 2 }} spacing={1}>
      {recipes.map(({ name, text }) => (
        <Box key={name}>
          <Accordion slotProps={{ heading: { component: 'h3' } }}>
            <AccordionSummary expandIcon={<ExpandMore />}>{name}</AccordionSummary>
            <AccordionDetails>{text}</AccordionDetails>
          </Accordion>
        </Box>
      ))}
    </Masonry>
  );
}
