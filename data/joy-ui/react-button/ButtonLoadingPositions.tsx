import * as React from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import CircularProgress from '@mui/joy/CircularProgress';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Download from '@mui/icons-material/Download';
import Refresh from '@mui/icons-material/Refresh';

// The default spinner has no name; this one says what is running.
const spinner = <CircularProgress aria-label="exporting" />;

export default function ButtonLoadingPositions() {
  const [loading, setLoading] = React.useState(false);

  return (
    <Stack spacing={2.5} useFlexGap sx={{ alignItems: 'flex-start' }}>
      <Checkbox
        label="Export everything"
        checked={loading}
        onChange={(event) => setLoading(event.target.checked)}
      />
      <Stack
        direction="row"
        spacing={1.5}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Button loading={loading} loadingIndicator={spinner}>
          Orders
        </Button>
        <Button
          loading={loading}
          loadingIndicator={spinner}
          loadingPosition="start"
          startDecorator={<Download />}
        >
          Invoices
        </Button>
        {/* Without a decorator, the spinner adds its own width. */}
        <Button loading={loading} loadingIndicator={spinner} loadingPosition="end">
          Refunds
        </Button>
        <IconButton
          aria-label="Refresh reports"
          variant="soft"
          loading={loading}
          loadingIndicator={
            <CircularProgress color="neutral" aria-label="refreshing" />
          }
        >
          <Refresh />
        </IconButton>
      </Stack>
    </Stack>
  );
}
