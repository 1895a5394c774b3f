import * as React from 'react';
import Add from '@mui/icons-material/Add';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary, {
  accordionSummaryClasses,
} from '@mui/material/AccordionSummary';
import { ThemeProvider, type Theme } from '@mui/material/styles';

// Extends the theme around it. At the root of an app, pass `components`
// to createTheme() instead.
function withConservatoryAccordions(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiAccordion: {
        defaultProps: { disableGutters: true, square: true, variant: 'outlined' },
        styleOverrides: {
          root: {
            borderRadius: 16,
            '&::before': { display: 'none' },
            '& + &': { marginTop: 8 },
          },
        },
      },
      MuiAccordionSummary: {
        defaultProps: { expandIcon: <Add /> },
        styleOverrides: {
          root: {
            borderRadius: 16,
            fontWeight: 600,
            // A ring besides the tint of a focused summary.
            '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: -2 },
          },
          expandIconWrapper: {
            [`&.${accordionSummaryClasses.expanded}`]: {
              transform: 'rotate(45deg)',
            },
          },
        },
      },
    },
  };
}

export default function ConservatoryTheme() {
  const id = React.useId();

  return (
    <ThemeProvider theme={withConservatoryAccordions}>
      <Accordion defaultExpanded>
        <AccordionSummary id={`${id}-exam`} aria-controls={`${id}-exam-details`}>
          Exam dates
        </AccordionSummary>
        <AccordionDetails>Strings on 3 May, winds on 10 May.</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary id={`${id}-jury`} aria-controls={`${id}-jury-details`}>
          Jury
        </AccordionSummary>
        <AccordionDetails>Two teachers and one guest.</AccordionDetails>
      </Accordion>
    </ThemeProvider>
  );
}
