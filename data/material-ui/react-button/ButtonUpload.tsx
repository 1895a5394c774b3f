import * as React from 'react';
import UploadFile from '@mui/icons-material/UploadFile';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ButtonUpload() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [names, setNames] = React.useState<string[]>([]);

  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => {
    const files = Array.from(event.target.files ?? []);
    setNames(files.map(({ name }) => name));
    event.target.value = ''; // lets people choose the same file again
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button
        variant="contained"
        startIcon={<UploadFile />}
        onClick={() => inputRef.current?.click()}
      >
        Upload receipts
      </Button>
      <input
        ref={inputRef}
        type="file"
        multiple
        accept="image/*,application/pdf"
        hidden
        onChange={handleChange}
      />
      <Typography variant="body2" role="status" sx={{ overflowWrap: 'anywhere' }}>
        {names.length > 0 ? names.join(', ') : 'No files chosen'}
      </Typography>
    </Stack>
  );
}
