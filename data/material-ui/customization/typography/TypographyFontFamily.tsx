import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme, type Theme } from '@mui/material/styles';

const { typography } = createTheme({
  typography: {
    fontFamily: 'system-ui, sans-serif',
    h5: { fontFamily: 'Georgia, "Times New Roman", serif' },
  },
});

const withSystemFonts = (outer: Theme): Theme => ({ ...outer, typography });

export default function TypographyFontFamily() {
  return (
    <ThemeProvider theme={withSystemFonts}>
      <Card variant="outlined" sx={{ maxWidth: 400 }}>
        <CardContent>
          <Typography variant="h5" component="h3" gutterBottom>
            Lemon and thyme cake
          </Typography>
          <Typography variant="body2" color="textSecondary">
            Serves eight. The cake keeps for three days in a closed tin and tastes
            best on the second day.
          </Typography>
        </CardContent>
      </Card>
    </ThemeProvider>
  );
}
