import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

// Some of the shades before the change.
const primary = {
  50: '#F4FAFF',
  100: '#DDF1FF',
  200: '#ADDBFF',
  300: '#6FB6FF',
  400: '#3990FF',
  500: '#096BDE',
  600: '#054DA7',
  700: '#02367D',
  800: '#072859',
};
const danger = {
  50: '#FFF8F6',
  100: '#FFE9E8',
  200: '#FFC7C5',
  300: '#FF9192',
  400: '#FA5255',
  500: '#D3232F',
  600: '#A10E25',
  700: '#77061B',
  800: '#580013',
};

const alphaTheme = extendTheme({
  cssVarPrefix: 'alpha',
  fontFamily: { body: 'inherit', display: 'inherit' },
  colorSchemes: {
    light: { palette: { primary, danger } },
    dark: { palette: { primary, danger } },
  },
});

function Example({ label }: { label: string }) {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center' }}
    >
      <Typography level="body-sm" sx={{ width: 64 }}>
        {label}
      </Typography>
      <Button size="sm">Send</Button>
      <Button size="sm" variant="soft">
        Preview
      </Button>
      <Button size="sm" variant="outlined" color="danger">
        Delete
      </Button>
      <Chip color="danger">Overdue</Chip>
    </Stack>
  );
}

export default function MigrationColors() {
  return (
    <Stack spacing={2} useFlexGap>
      <Example label="Now" />
      {/* Your app needs only `theme`. The other props separate it from the page. */}
      <CssVarsProvider
        theme={alphaTheme}
        attribute="data-mui-color-scheme"
        colorSchemeNode={null}
        modeStorageKey="alpha-mode"
        colorSchemeStorageKey="alpha-scheme"
      >
        <Example label="Before" />
      </CssVarsProvider>
    </Stack>
  );
}
