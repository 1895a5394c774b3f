import * as React from 'react';
import Refresh from '@mui/icons-material/Refresh';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function IconButtonLoading() {
  const [loading, setLoading] = React.useState(false);

  React.useEffect(() => {
    if (!loading) {
      return undefined;
    }
    // Stands in for a request.
    const timer = setTimeout(() => setLoading(false), 2000);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <IconButton
        aria-label="Refresh the inbox"
        // The button keeps the focus, unlike with `disabled`.
        aria-disabled={loading}
        onClick={() => !loading && setLoading(true)}
      >
        {loading ? (
          <CircularProgress size={24} color="inherit" aria-label="Refreshing" />
        ) : (
          <Refresh />
        )}
      </IconButton>
      <Typography role="status" sx={{ minWidth: 130 }}>
        {loading ? 'Refreshing…' : 'Inbox up to date'}
      </Typography>
    </Stack>
  );
}
