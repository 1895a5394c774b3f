import * as React from 'react';
import Bookmark from '@mui/icons-material/BookmarkBorder';
import AppBar from '@mui/material/AppBar';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const steps = [
  'Heat the oven to 220 °C and put a heavy pot with its lid inside.',
  'Mix 500 g of flour, 350 g of water, 10 g of salt and a little yeast.',
  'Cover the dough and let it rise for two hours in a warm place.',
  'Fold the dough four times, then shape it into a ball.',
  'Let it rest for 40 minutes under a towel dusted with flour.',
  'Lower the dough into the pot and cut the surface with a knife.',
  'Bake it for half an hour with the lid and 15 minutes without.',
  'Let the loaf cool on a rack before you cut it.',
];

export default function AppBarElevateOnScroll() {
  const isScrolled = useScrollTrigger({ disableHysteresis: true, threshold: 0 });

  return (
    <React.Fragment>
      <AppBar position="sticky" color="inherit" elevation={isScrolled ? 4 : 0}>
        <Toolbar>
          <Typography variant="h6" component="h1" sx={{ flexGrow: 1 }}>
            Country bread
          </Typography>
          <IconButton color="inherit" edge="end" aria-label="Save the recipe">
            <Bookmark />
          </IconButton>
        </Toolbar>
      </AppBar>
      <Container component="main" maxWidth="sm" sx={{ py: 1 }}>
        {steps.map((step) => (
          <Typography key={step} sx={{ py: 1.5 }}>
            {step}
          </Typography>
        ))}
      </Container>
    </React.Fragment>
  );
}
