import * as React from 'react';
import ContentCopy from '@mui/icons-material/ContentCopy';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

const address = 'stream.example/live';

export default function StreamAddress() {
  const [result, setResult] = React.useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setResult('Copied');
    } catch {
      setResult('Copying failed');
    }
  }

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center' }}>
        <Typography component="code" sx={{ fontFamily: 'monospace' }}>
          {address}
        </Typography>
        <Tooltip title={result || 'Copy address'} onOpen={() => setResult('')}>
          {/* A name of its own: the title changes, the name must not. */}
          <IconButton aria-label="Copy address" onClick={copy}>
            <ContentCopy fontSize="small" />
          </IconButton>
        </Tooltip>
      </Stack>
      <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
        {result}
      </Typography>
    </Stack>
  );
}
