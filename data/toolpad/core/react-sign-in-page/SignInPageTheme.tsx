import * as React from 'react';
import Box from '@mui/material/Box';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { SignInPage, type AuthProvider } from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [
  { id: 'github', name: 'GitHub' },
  { id: 'credentials', name: 'Email and password' },
];

function createCardTheme(outer: Theme): Theme {
  const { palette } = outer.vars ?? outer;

  return {
    ...outer,
    components: {
      ...outer.components,
      MuiContainer: {
        styleOverrides: {
          root: {
            backgroundColor: palette.background.paper,
            border: `1px solid ${palette.divider}`,
            borderRadius: 24,
            paddingBlockEnd: 24,
          },
        },
      },
      MuiButton: { styleOverrides: { root: { borderRadius: 999 } } },
      MuiOutlinedInput: { styleOverrides: { root: { borderRadius: 12 } } },
      MuiTypography: { defaultProps: { variantMapping: { h5: 'h1' } } },
    },
  };
}

export default function SignInPageTheme() {
  return (
    <ThemeProvider theme={createCardTheme}>
      <Box sx={{ p: 2 }}>
        <SignInPage
          providers={providers}
          signIn={() =>
            Promise.resolve({ error: 'There is no server in this demo.' })
          }
        />
      </Box>
    </ThemeProvider>
  );
}
