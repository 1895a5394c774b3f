import * as React from 'react';
import ContentCopy from '@mui/icons-material/ContentCopy';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

const link = 'photos.example/summer';

export default function TooltipCopy() {
  const [result, setResult] = React.useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setResult('Copied');
    } catch {
      setResult('Copying failed');
    }
  }

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center' }}>
        <Typography component="code" sx={{ fontFamily: 'monospace' }}>
          <bdi>{link}</bdi>
        </Typography>
        <Tooltip title={result || 'Copy link'} onOpen={() => setResult('')}>
          {/* With aria-label, the name stays the same while the title changes. */}
          <IconButton aria-label="Copy link" onClick={copy}>
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
