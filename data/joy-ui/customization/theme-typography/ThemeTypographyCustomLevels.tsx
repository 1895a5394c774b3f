import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  typography: {
    h2: {
      fontFamily: 'Georgia, "Times New Roman", serif',
      fontSize: 'clamp(1.5rem, 1.2rem + 1.5vw, 2.25rem)',
      fontWeight: 400,
      letterSpacing: 0,
    },
    'title-sm': {
      color: 'var(--joy-palette-primary-plainColor)',
      letterSpacing: '0.08em',
      textTransform: 'uppercase',
    },
    'body-md': { lineHeight: 1.7 },
  },
});

export default function ThemeTypographyCustomLevels() {
  return (
    // Your app needs only `theme`. The other props separate this demo from the page.
    <CssVarsProvider
      theme={theme}
      attribute="data-mui-color-scheme"
      colorSchemeNode={null}
      disableStyleSheetGeneration
    >
      <Stack spacing={1} useFlexGap sx={{ maxWidth: 440 }}>
        <Typography level="title-sm">Travel</Typography>
        <Typography level="h2" component="p">
          By ferry along the fjords
        </Typography>
        <Typography level="body-md">
          The boat stops at eleven villages. Five of them have no road, so the mail
          travels with you.
        </Typography>
      </Stack>
    </CssVarsProvider>
  );
}
