import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyButton: {
      defaultProps: { size: 'lg' },
      styleOverrides: {
        root: ({ ownerState, theme: { vars } }) => ({
          borderRadius: vars.radius.xl,
          ...(ownerState.variant === 'outlined' && { borderWidth: 2 }),
        }),
      },
    },
    JoyChip: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: {
        root: { '--Chip-radius': '4px' },
      },
    },
  },
});

export default function ApproachesThemeComponents() {
  return (
    // Your app needs only `theme`. The other props separate this demo from the page.
    <CssVarsProvider
      theme={theme}
      attribute="data-mui-color-scheme"
      colorSchemeNode={null}
      disableStyleSheetGeneration
    >
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Button>Send invoice</Button>
        <Button variant="outlined">Preview</Button>
        <Chip color="success">Paid</Chip>
        <Chip color="warning">Due</Chip>
      </Stack>
    </CssVarsProvider>
  );
}
