import * as React from 'react';
import Save from '@mui/icons-material/Save';
import LoadingButton from '@mui/lab/LoadingButton';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ButtonGroupLoading() {
  const [state, setState] = React.useState<'edited' | 'saving' | 'saved'>('edited');

  React.useEffect(() => {
    if (state !== 'saving') {
      return undefined;
    }
    // Stands for the request to your server.
    const timer = setTimeout(() => setState('saved'), 2000);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ButtonGroup aria-label="Meeting notes">
        <LoadingButton
          loading={state === 'saving'}
          loadingPosition="start"
          startIcon={<Save />}
          onClick={() => setState('saving')}
        >
          Save
        </LoadingButton>
        <Button onClick={() => setState('edited')}>Edit</Button>
      </ButtonGroup>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {state === 'edited' && 'Changes are not saved.'}
        {state === 'saving' && 'Saving…'}
        {state === 'saved' && 'All changes are saved.'}
      </Typography>
    </Stack>
  );
}
