import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PortalContainer() {
  const [isSummaryShown, setSummaryShown] = React.useState(false);
  const footer = React.useRef<HTMLDivElement>(null);

  return (
    <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
      <Box sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}>
        <Typography component="div" variant="subtitle2">
          Order form
        </Typography>
        <Button onClick={() => setSummaryShown((previous) => !previous)}>
          {isSummaryShown ? 'Hide the total' : 'Show the total'}
        </Button>
        {isSummaryShown && (
          <Portal container={() => footer.current}>
            <Typography>3 items, 84.50 USD</Typography>
          </Portal>
        )}
      </Box>
      <Box
        ref={footer}
        sx={{ p: 2, minHeight: 88, bgcolor: 'action.hover', borderRadius: 1 }}
      >
        <Typography component="div" variant="subtitle2">
          Footer
        </Typography>
      </Box>
    </Stack>
  );
}
