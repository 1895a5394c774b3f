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
function withAccordions(outer: Theme): Theme {
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
            // A ring in addition to the tint of a focused summary
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

export default function AccordionTheme() {
  const id = React.useId();

  return (
    <ThemeProvider theme={withAccordions}>
      <Accordion defaultExpanded>
        <AccordionSummary id={`${id}-email`} aria-controls={`${id}-email-details`}>
          Email notifications
        </AccordionSummary>
        <AccordionDetails>
          A summary every Monday, and a message for each mention.
        </AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary
          id={`${id}-privacy`}
          aria-controls={`${id}-privacy-details`}
        >
          Privacy
        </AccordionSummary>
        <AccordionDetails>
          Only members of your team can see your profile.
        </AccordionDetails>
      </Accordion>
    </ThemeProvider>
  );
}
