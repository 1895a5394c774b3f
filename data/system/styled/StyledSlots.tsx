import { createTheme, styled, ThemeProvider } from '@mui/system';

const PriceRoot = styled('p', { name: 'ShopPrice', slot: 'Root' })({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  margin: 0,
});

const PriceAmount = styled('strong', { name: 'ShopPrice', slot: 'Amount' })({
  fontSize: '1.5rem',
});

const theme = createTheme({
  components: {
    ShopPrice: {
      styleOverrides: {
        amount: { color: 'light-dark(#0b57d0, #a8c7fa)' },
      },
    },
  },
});

export default function StyledSlots() {
  return (
    <ThemeProvider theme={theme}>
      <PriceRoot>
        Desk lamp <PriceAmount>$48</PriceAmount>
      </PriceRoot>
    </ThemeProvider>
  );
}
