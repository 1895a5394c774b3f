import Stack from '@mui/material/Stack';
import {
  ThemeProvider,
  styled,
  useThemeProps,
  type ComponentsOverrides,
  type ComponentsVariants,
  type Theme,
} from '@mui/material/styles';

interface PriceTagProps {
  amount: number;
  currency?: string;
  reduced?: boolean;
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    MuiPriceTag: 'root' | 'reduced';
  }
  interface ComponentsPropsList {
    MuiPriceTag: Partial<PriceTagProps>;
  }
  interface Components<Theme = unknown> {
    MuiPriceTag?: {
      defaultProps?: ComponentsPropsList['MuiPriceTag'];
      styleOverrides?: ComponentsOverrides<Theme>['MuiPriceTag'];
      variants?: ComponentsVariants<Theme>['MuiPriceTag'];
    };
  }
}

const PriceTagRoot = styled('span', {
  name: 'MuiPriceTag',
  slot: 'root',
  overridesResolver: ({ ownerState }, styles) => [
    styles.root,
    ownerState.reduced && styles.reduced,
  ],
})<{ ownerState: { reduced: boolean } }>(({ theme }) => ({
  ...theme.typography.h6,
  padding: theme.spacing(0.5, 1),
  border: '1px solid currentColor',
}));

function PriceTag(inProps: PriceTagProps) {
  const props = useThemeProps({ props: inProps, name: 'MuiPriceTag' });
  const { amount, currency = 'USD', reduced = false } = props;
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return (
    <PriceTagRoot ownerState={{ reduced }}>
      {format.format(amount)}
      {reduced && ' (reduced)'}
    </PriceTagRoot>
  );
}

const withPriceTags = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiPriceTag: {
      defaultProps: { currency: 'EUR' },
      styleOverrides: {
        root: { borderRadius: 8 },
        reduced: { borderStyle: 'dashed', borderWidth: 2 },
      },
    },
  },
});

export default function ThemedComponentProps() {
  return (
    <ThemeProvider theme={withPriceTags}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <PriceTag amount={24} />
        <PriceTag amount={9.5} reduced />
        <PriceTag amount={12} currency="USD" />
      </Stack>
    </ThemeProvider>
  );
}
