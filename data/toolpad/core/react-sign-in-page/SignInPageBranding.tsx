import * as React from 'react';
import RestaurantMenuIcon from '@mui/icons-material/RestaurantMenu';
import Box from '@mui/material/Box';
import { AppProvider, type Branding } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider } from '@toolpad/core/SignInPage';
import { useOuterTheme } from '../../sampleData/demoApp';

const branding: Branding = {
  title: 'Family recipes',
  logo: <RestaurantMenuIcon color="primary" sx={{ fontSize: 56, mb: 1 }} />,
};

const providers: AuthProvider[] = [
  { id: 'google', name: 'Google' },
  { id: 'credentials', name: 'Email and password' },
];

export default function SignInPageBranding() {
  return (
    <AppProvider branding={branding} theme={useOuterTheme()}>
      <Box sx={{ pb: 4 }}>
        <SignInPage
          providers={providers}
          signIn={() =>
            Promise.resolve({ error: 'There is no server in this demo.' })
          }
        />
      </Box>
    </AppProvider>
  );
}
