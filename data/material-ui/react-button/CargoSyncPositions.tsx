import * as React from 'react';
import CloudSync from '@mui/icons-material/CloudSync';
import Send from '@mui/icons-material/Send';
import LoadingButton from '@mui/lab/LoadingButton';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function CargoSyncPositions() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <FormControlLabel
        label="Loading"
        control={
          <Switch
            checked={loading}
            onChange={(event) => setLoading(event.target.checked)}
          />
        }
      />
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
      >
        <LoadingButton
          loading={loading}
          loadingPosition="start"
          startIcon={<CloudSync />}
          variant="outlined"
        >
          Sync cargo
        </LoadingButton>
        <LoadingButton loading={loading} variant="outlined">
          Weigh
        </LoadingButton>
        <LoadingButton
          loading={loading}
          loadingPosition="end"
          endIcon={<Send />}
          variant="outlined"
        >
          Notify agent
        </LoadingButton>
      </Stack>
    </Stack>
  );
}
