import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import GlobalStyles from '@mui/material/GlobalStyles';
import Grid from '@mui/material/Grid2';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider } from '@mui/material/styles';
import { Activity, Stock } from './Aside';
import { Navigation } from './Navigation';
import { Orders } from './Orders';
import { RevenueChart } from './RevenueChart';
import { SkipLink } from './SkipLink';
import { Stats } from './Stats';
import { createDashboardTheme } from './theme';

export default function DashboardTemplate() {
  const [isMenuOpen, setIsMenuOpen] = React.useState(false);
  const [isSaved, setIsSaved] = React.useState(false);
  const [current, setCurrent] = React.useState('#overview');

  const goTo = (href: string) => {
    setCurrent(href);
    setIsMenuOpen(false);
  };

  return (
    <ThemeProvider theme={createDashboardTheme}>
      <GlobalStyles styles={(theme) => theme.generateStyleSheets()} />
      <SkipLink />
      <Box
        sx={{
          display: 'flex',
          minHeight: '100vh',
          bgcolor: 'background.default',
          color: 'text.primary',
        }}
      >
        <Navigation
          current={current}
          onChange={goTo}
          isOpen={isMenuOpen}
          onClose={() => setIsMenuOpen(false)}
        />
        <Container
          component="main"
          id="overview"
          tabIndex={-1}
          maxWidth="xl"
          sx={{ outline: 0, flex: 1, minWidth: 0, py: { xs: 2, md: 4 } }}
        >
          <Stack direction="row" sx={{ gap: 2, mb: 3, alignItems: 'center' }}>
            <IconButton
              edge="start"
              aria-label="Open menu"
              aria-haspopup="dialog"
              aria-expanded={isMenuOpen}
              onClick={() => setIsMenuOpen(true)}
              sx={{ display: { md: 'none' } }}
            >
              <MenuIcon />
            </IconButton>
            <Box sx={{ flex: 1 }}>
              <Typography variant="h1">Overview</Typography>
              <Typography
                color="textSecondary"
                sx={{ display: { xs: 'none', sm: 'block' } }}
              >
                November at the plant store, with six days to go
              </Typography>
            </Box>
            <Button
              variant="contained"
              startIcon={<AddIcon />}
              onClick={() => setIsSaved(true)}
            >
              New order
            </Button>
          </Stack>
          <Grid container spacing={2}>
            <Grid size={12}>
              <Stats />
            </Grid>
            <Grid size={{ xs: 12, lg: 8 }}>
              <RevenueChart />
            </Grid>
            <Grid size={{ xs: 12, lg: 4 }}>
              <Activity />
            </Grid>
            <Grid size={{ xs: 12, lg: 8 }}>
              <Orders />
            </Grid>
            <Grid size={{ xs: 12, lg: 4 }}>
              <Stock />
            </Grid>
          </Grid>
        </Container>
      </Box>
      <Snackbar
        open={isSaved}
        autoHideDuration={6000}
        onClose={(_, reason) => {
          if (reason !== 'clickaway') setIsSaved(false);
        }}
        message="Order 4822 is a draft now"
      />
    </ThemeProvider>
  );
}
