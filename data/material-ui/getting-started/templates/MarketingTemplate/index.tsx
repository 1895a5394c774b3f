import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { Features } from './Features';
import { Footer } from './Footer';
import { Header } from './Header';
import { Hero } from './Hero';
import { Pricing } from './Pricing';
import { Questions } from './Questions';
import { createMarketingTheme } from './theme';

export default function MarketingTemplate() {
  return (
    <ThemeProvider theme={createMarketingTheme}>
      <GlobalStyles styles={(theme) => theme.generateStyleSheets()} />
      <Box sx={{ bgcolor: 'background.default', color: 'text.primary' }}>
        <Header />
        <main>
          <Hero />
          <Features />
          <Pricing />
          <Questions />
        </main>
        <Footer />
      </Box>
    </ThemeProvider>
  );
}
