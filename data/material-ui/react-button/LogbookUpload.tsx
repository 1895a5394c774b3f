import * as React from 'react';
import UploadFile from '@mui/icons-material/UploadFile';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LogbookUpload() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [fileName, setFileName] = React.useState('');

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button
        variant="outlined"
        startIcon={<UploadFile />}
        onClick={() => inputRef.current?.click()}
      >
        Choose logbook page
      </Button>
      {/* `hidden` keeps the input out of the tab order: the button is the control. */}
      <input
        ref={inputRef}
        type="file"
        accept="image/*,application/pdf"
        hidden
        onChange={(event) => setFileName(event.target.files?.[0]?.name ?? '')}
      />
      <Typography variant="body2" role="status" sx={{ overflowWrap: 'anywhere' }}>
        {fileName ? `Chosen: ${fileName}` : 'No file chosen'}
      </Typography>
    </Stack>
  );
}
