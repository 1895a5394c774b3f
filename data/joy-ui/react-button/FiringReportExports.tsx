import * as React from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import CircularProgress from '@mui/joy/CircularProgress';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Download from '@mui/icons-material/Download';
import Refresh from '@mui/icons-material/Refresh';

// The default spinner has no name of its own; this one says what runs.
const spinner = <CircularProgress aria-label="exporting" />;

export default function FiringReportExports() {
  const [loading, setLoading] = React.useState(false);

  return (
    <Stack spacing={2.5} useFlexGap sx={{ alignItems: 'flex-start' }}>
      <Checkbox
        label="Keep every export running"
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
          Temperature curve
        </Button>
        <Button
          loading={loading}
          loadingIndicator={spinner}
          loadingPosition="start"
          startDecorator={<Download />}
        >
          Cone log
        </Button>
        {/* No decorator: the spinner adds its own width. */}
        <Button loading={loading} loadingIndicator={spinner} loadingPosition="end">
          Power use
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
