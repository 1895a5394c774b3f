import type { CSSProperties } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme, type Theme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    price: CSSProperties;
  }
  interface TypographyVariantsOptions {
    price?: CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    price: true;
  }
}

const { typography, components } = createTheme({
  typography: {
    price: {
      fontSize: '1.75rem',
      fontWeight: 700,
      fontVariantNumeric: 'tabular-nums',
    },
  },
  components: {
    MuiTypography: { defaultProps: { variantMapping: { price: 'p' } } },
  },
});

const withPrices = (outer: Theme): Theme => ({
  ...outer,
  typography,
  components: { ...outer.components, ...components },
});

export default function TypographyCustomVariant() {
  return (
    <ThemeProvider theme={withPrices}>
      <Stack direction="row" spacing={5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <div>
          <Typography variant="overline">Monthly</Typography>
          <Typography variant="price">$12.00</Typography>
        </div>
        <div>
          <Typography variant="overline">Yearly</Typography>
          <Typography variant="price">$108.00</Typography>
        </div>
      </Stack>
    </ThemeProvider>
  );
}
