import * as React from 'react';
import Save from '@mui/icons-material/Save';
import Send from '@mui/icons-material/Send';
import LoadingButton from '@mui/lab/LoadingButton';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function ButtonLoadingPositions() {
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
          startIcon={<Save />}
          variant="outlined"
        >
          Save
        </LoadingButton>
        <LoadingButton loading={loading} variant="outlined">
          Preview
        </LoadingButton>
        <LoadingButton
          loading={loading}
          loadingPosition="end"
          endIcon={<Send />}
          variant="outlined"
        >
          Send
        </LoadingButton>
      </Stack>
    </Stack>
  );
}
