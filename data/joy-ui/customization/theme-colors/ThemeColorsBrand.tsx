import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const plum = {
  50: '#fbf2f8',
  100: '#f6e3f0',
  200: '#eac3de',
  300: '#d999c4',
  400: '#c066a3',
  500: '#9c3a7e',
  600: '#822d68',
  700: '#652251',
  800: '#48183a',
  900: '#2c0f24',
};

const theme = extendTheme({
  cssVarPrefix: 'orchard',
  fontFamily: { body: 'inherit', display: 'inherit' },
  colorSchemes: {
    light: { palette: { primary: plum } },
    dark: { palette: { primary: plum } },
  },
});

export default function ThemeColorsBrand() {
  return (
    // Your app needs only `theme`. The other props separate this demo from the page.
    <CssVarsProvider
      theme={theme}
      attribute="data-mui-color-scheme"
      colorSchemeNode={null}
    >
      <Stack spacing={2} useFlexGap>
        <Stack
          direction="row"
          spacing={2}
          useFlexGap
          sx={{ flexWrap: 'wrap', alignItems: 'center' }}
        >
          <Button>Order crates</Button>
          <Button variant="soft">Reserve</Button>
          <Button variant="outlined">Ask for a price</Button>
          <Chip variant="soft" color="primary">
            Ripe
          </Chip>
        </Stack>
        <Checkbox label="Deliver to the gate" defaultChecked />
        <LinearProgress determinate value={60} aria-label="Harvest" />
      </Stack>
    </CssVarsProvider>
  );
}
