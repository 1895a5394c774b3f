import BugReportIcon from '@mui/icons-material/BugReport';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withSquareChips = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiChip: {
      defaultProps: { size: 'small' },
      styleOverrides: {
        root: {
          borderRadius: 6,
          // A focus ring: by default, only the background changes.
          '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 2 },
          variants: [
            { props: { variant: 'outlined' }, style: { borderStyle: 'dashed' } },
          ],
        },
        label: { fontWeight: 600 },
      },
    },
  },
});

export default function ChipTheme() {
  return (
    <ThemeProvider theme={withSquareChips}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Chip label="Documentation" />
        <Chip label="Draft" variant="outlined" />
        <Chip component="button" label="Bug" icon={<BugReportIcon />} clickable />
      </Stack>
    </ThemeProvider>
  );
}
