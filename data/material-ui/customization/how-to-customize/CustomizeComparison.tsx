import Chip, { type ChipProps } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { ThemeProvider, styled, type Theme } from '@mui/material/styles';

const Tag = styled(Chip)({ borderRadius: 4 });

function withSquareChips(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiChip: { styleOverrides: { root: { borderRadius: 4 } } },
    },
  };
}

const outlined: ChipProps = { variant: 'outlined', color: 'primary' };

export default function CustomizeComparison() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Chip label="Default" {...outlined} />
      <Chip label="One chip: sx" {...outlined} sx={{ borderRadius: '4px' }} />
      <Tag label="A component: styled" {...outlined} />
      <ThemeProvider theme={withSquareChips}>
        <Chip label="All chips: theme" {...outlined} />
      </ThemeProvider>
    </Stack>
  );
}
