import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const tokens = {
  // A token that the default theme lacks: soft parts get a border.
  softBorder: 'var(--depot-palette-neutral-400)',
  softHoverBorder: 'var(--depot-palette-neutral-500)',
  // Tokens that go away: nothing changes while the pointer is down.
  softActiveBg: undefined,
  softActiveColor: undefined,
};

const theme = extendTheme({
  cssVarPrefix: 'depot',
  fontFamily: { body: 'inherit', display: 'inherit' },
  colorSchemes: {
    light: { palette: { neutral: tokens } },
    dark: { palette: { neutral: tokens } },
  },
});

export default function ThemeColorsVariantTokens() {
  return (
    // Your app needs only `theme`. The other props separate this demo from the page.
    <CssVarsProvider
      theme={theme}
      attribute="data-mui-color-scheme"
      colorSchemeNode={null}
    >
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Button variant="soft" color="neutral">
          Print labels
        </Button>
        <Chip variant="soft" color="neutral">
          12 parcels
        </Chip>
        <Button variant="soft" color="primary">
          Close the truck
        </Button>
      </Stack>
    </CssVarsProvider>
  );
}
