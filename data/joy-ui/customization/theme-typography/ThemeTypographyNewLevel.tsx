import Card from '@mui/joy/Card';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

// A constant, because the types of `extendTheme` accept no new names in an object literal.
const typography = {
  'title-md': { fontWeight: 'var(--joy-fontWeight-lg)' },
  price: {
    fontFamily: 'var(--joy-fontFamily-display)',
    fontSize: 'var(--joy-fontSize-xl2)',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 'var(--joy-fontWeight-lg)',
    lineHeight: 'var(--joy-lineHeight-sm)',
    color: 'var(--joy-palette-success-plainColor)',
  },
};
const theme = extendTheme({ typography });

export default function ThemeTypographyNewLevel() {
  return (
    // Your app needs only `theme`. The other props separate this demo from the page.
    <CssVarsProvider
      theme={theme}
      attribute="data-mui-color-scheme"
      colorSchemeNode={null}
      disableStyleSheetGeneration
    >
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Card variant="outlined">
          <Typography level="title-md">Single</Typography>
          <Typography sx={{ typography: 'price' }}>11.40 €</Typography>
        </Card>
        <Card variant="outlined">
          <Typography level="title-md">Ten rides</Typography>
          <Typography sx={{ typography: 'price' }}>98.00 €</Typography>
        </Card>
      </Stack>
    </CssVarsProvider>
  );
}
