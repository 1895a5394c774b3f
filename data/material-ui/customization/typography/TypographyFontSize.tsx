import * as React from 'react';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme, type Theme } from '@mui/material/styles';

export default function TypographyFontSize() {
  const [fontSize, setFontSize] = React.useState(14);
  const withFontSize = React.useMemo(() => {
    const { typography } = createTheme({ typography: { fontSize } });
    return (outer: Theme): Theme => ({ ...outer, typography });
  }, [fontSize]);

  return (
    <Stack
      spacing={3}
      useFlexGap
      sx={{ width: '100%', maxWidth: 420, minHeight: 300 }}
    >
      <Slider
        aria-label="Font size of the theme"
        min={12}
        max={18}
        step={1}
        marks={[
          { value: 12, label: '12' },
          { value: 14, label: '14' },
          { value: 16, label: '16' },
          { value: 18, label: '18' },
        ]}
        value={fontSize}
        onChange={(_, value) => setFontSize(value as number)}
      />
      <ThemeProvider theme={withFontSize}>
        <Typography variant="h6" component="h3">
          Order 1042
        </Typography>
        <Typography variant="body1">
          Two lamps, delivered on Friday before noon.
        </Typography>
        <Typography variant="caption" color="textSecondary">
          Free returns within 30 days
        </Typography>
        <Button variant="contained" sx={{ alignSelf: 'flex-start' }}>
          Track the parcel
        </Button>
      </ThemeProvider>
    </Stack>
  );
}
