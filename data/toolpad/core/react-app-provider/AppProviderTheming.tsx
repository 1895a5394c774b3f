import * as React from 'react';
import ForestOutlined from '@mui/icons-material/ForestOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme } from '@mui/material/styles';
import { green, lightGreen } from '@mui/material/colors';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';

const theme = createTheme({
  cssVariables: {
    cssVarPrefix: 'ranger',
    colorSchemeSelector: 'data-toolpad-color-scheme',
  },
  colorSchemes: {
    light: { palette: { primary: { main: green[800], dark: green[900] } } },
    dark: { palette: { primary: { main: lightGreen[300], dark: lightGreen[200] } } },
  },
  shape: { borderRadius: 12 },
  typography: { button: { textTransform: 'none' } },
  components: {
    // The app's name is no heading.
    MuiTypography: { defaultProps: { variantMapping: { h6: 'div' } } },
  },
});

const branding = {
  title: 'Ranger desk',
  logo: <ForestOutlined color="primary" sx={{ fontSize: 40 }} />,
};

const navigation = [{ title: 'Trails' }, { segment: 'huts', title: 'Huts' }];

export default function AppProviderTheming() {
  return (
    <AppProvider theme={theme} branding={branding} navigation={navigation}>
      <Box sx={{ bgcolor: 'background.default', color: 'text.primary' }}>
        <DashboardLayout>
          <Stack spacing={2} sx={{ p: 3, minHeight: 296, alignItems: 'flex-start' }}>
            <Alert severity="info" sx={{ width: '100%' }}>
              The ridge trail is closed until Friday.
            </Alert>
            <Button variant="contained">Report a fallen tree</Button>
          </Stack>
        </DashboardLayout>
      </Box>
    </AppProvider>
  );
}
