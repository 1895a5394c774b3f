import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  cssVarPrefix: 'kiosk',
  fontFamily: { body: 'inherit', display: 'inherit' },
  colorSchemes: {
    light: {
      palette: {
        primary: {
          solidBg: 'var(--kiosk-palette-primary-700)',
          solidHoverBg: 'var(--kiosk-palette-primary-800)',
          outlinedBorder: 'var(--kiosk-palette-primary-700)',
        },
      },
    },
    dark: {
      palette: {
        primary: {
          solidBg: 'var(--kiosk-palette-primary-200)',
          solidColor: 'var(--kiosk-palette-primary-900)',
          solidHoverBg: 'var(--kiosk-palette-primary-100)',
          solidActiveBg: 'var(--kiosk-palette-primary-300)',
          outlinedBorder: 'var(--kiosk-palette-primary-200)',
        },
      },
    },
  },
});

export default function GlobalVariantsTokens() {
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
        <Button>Buy ticket</Button>
        <Button variant="outlined">Timetable</Button>
        <Chip variant="solid" color="primary">
          Platform 4
        </Chip>
        <Chip variant="outlined" color="primary">
          On time
        </Chip>
      </Stack>
    </CssVarsProvider>
  );
}
