import Bolt from '@mui/icons-material/Bolt';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function withWorkshopChips(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiChip: {
        defaultProps: { size: 'small' },
        styleOverrides: {
          root: {
            borderRadius: 6,
            // A focus ring: the built-in sign is only a darker background.
            '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 2 },
            variants: [
              {
                props: { variant: 'outlined' },
                style: { borderStyle: 'dashed' },
              },
            ],
          },
          label: { fontWeight: 600 },
        },
      },
    },
  };
}

export default function TorqueTheme() {
  return (
    <ThemeProvider theme={withWorkshopChips}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Chip label="Stem 5 Nm" />
        <Chip label="Crank 40 Nm" variant="outlined" />
        <Chip component="button" label="Motor 12 Nm" icon={<Bolt />} clickable />
      </Stack>
    </ThemeProvider>
  );
}
