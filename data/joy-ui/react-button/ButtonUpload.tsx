import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import AttachFile from '@mui/icons-material/AttachFile';

export default function ButtonUpload() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [name, setName] = React.useState('');

  return (
    <Stack spacing={1} useFlexGap sx={{ alignItems: 'center' }}>
      <Button
        variant="outlined"
        color="neutral"
        startDecorator={<AttachFile />}
        onClick={() => inputRef.current?.click()}
      >
        Attach a receipt
      </Button>
      <input
        ref={inputRef}
        type="file"
        accept="image/*,application/pdf"
        hidden
        onChange={(event) => setName(event.target.files?.[0]?.name ?? '')}
      />
      <Typography level="body-sm" role="status" sx={{ overflowWrap: 'anywhere' }}>
        {name || 'No receipt attached'}
      </Typography>
    </Stack>
  );
}
