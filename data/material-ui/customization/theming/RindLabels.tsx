import Stack from '@mui/material/Stack';
import {
  ThemeProvider,
  styled,
  useThemeProps,
  type CSSObject,
  type Theme,
} from '@mui/material/styles';

interface RindLabelProps {
  children: string;
  dairy?: string;
}

declare module '@mui/material/styles' {
  // Repeats the type parameter of the interface that it extends.
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  interface Components<Theme = unknown> {
    MuiRindLabel?: {
      defaultProps?: Partial<RindLabelProps>;
      styleOverrides?: { root?: CSSObject };
    };
  }
}

const Root = styled('span', { name: 'MuiRindLabel', slot: 'Root' })(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(0.5, 1.5),
  border: '1px dashed currentColor',
}));

function RindLabel(inProps: RindLabelProps) {
  const { dairy, children } = useThemeProps({
    props: inProps,
    name: 'MuiRindLabel',
  });
  return (
    <Root>
      {dairy} · {children}
    </Root>
  );
}

const withLabels = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiRindLabel: {
      defaultProps: { dairy: 'Upper Alp' },
      styleOverrides: { root: { borderStyle: 'double', borderWidth: 3 } },
    },
  },
});

export default function RindLabels() {
  return (
    <ThemeProvider theme={withLabels}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <RindLabel>Lot 41</RindLabel>
        <RindLabel dairy="Valley">Lot 42</RindLabel>
      </Stack>
    </ThemeProvider>
  );
}
