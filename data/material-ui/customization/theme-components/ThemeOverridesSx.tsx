import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withLargeChips = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiChip: {
      styleOverrides: {
        root: ({ theme }) =>
          theme.unstable_sx({
            px: { xs: 0, sm: 1 },
            height: { xs: 32, sm: 40 },
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            boxShadow: 3,
          }),
      },
    },
  },
});

export default function ThemeOverridesSx() {
  return (
    <ThemeProvider theme={withLargeChips}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Chip label="Vegetarian" />
        <Chip label="30 minutes" />
        <Chip label="4 servings" />
      </Stack>
    </ThemeProvider>
  );
}
