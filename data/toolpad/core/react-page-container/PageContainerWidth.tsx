import * as React from 'react';
import type { Breakpoint } from '@mui/material/styles';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { AppProvider } from '@toolpad/core/AppProvider';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useOuterTheme } from '../../sampleData/demoApp';

const widths: Record<string, Breakpoint | false> = {
  xs: 'xs',
  sm: 'sm',
  lg: 'lg',
  false: false,
};

export default function PageContainerWidth() {
  const [width, setWidth] = React.useState('sm');

  return (
    <AppProvider theme={useOuterTheme()} branding={{ title: 'Floor plan' }}>
      <PageContainer component="main" maxWidth={widths[width]}>
        <Box sx={{ p: 2, border: 1, borderRadius: 1, borderColor: 'divider' }}>
          <TextField
            select
            fullWidth
            id="page-width"
            label="maxWidth"
            value={width}
            onChange={(event) => setWidth(event.target.value)}
          >
            {Object.keys(widths).map((name) => (
              <MenuItem key={name} value={name}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        </Box>
      </PageContainer>
    </AppProvider>
  );
}
