import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme, type Theme } from '@mui/material/styles';

const { breakpoints } = createTheme();

const { typography } = createTheme({
  typography: {
    h4: {
      fontSize: '1.5rem',
      [breakpoints.up('sm')]: { fontSize: '2rem' },
      [breakpoints.up('lg')]: { fontSize: '2.5rem' },
    },
  },
});

const withResponsiveHeading = (outer: Theme): Theme => ({ ...outer, typography });

export default function TypographyBreakpoints() {
  return (
    <ThemeProvider theme={withResponsiveHeading}>
      <Box>
        <Typography variant="h4" component="h3" gutterBottom>
          Quarterly report
        </Typography>
        <Typography color="textSecondary">
          The font size is 24px on phones, 32px from 600px and 40px from 1200px.
        </Typography>
      </Box>
    </ThemeProvider>
  );
}
