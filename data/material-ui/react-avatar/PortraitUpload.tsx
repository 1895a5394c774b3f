import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PortraitUpload() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [file, setFile] = React.useState<File | null>(null);
  const [url, setUrl] = React.useState<string>();

  React.useEffect(() => {
    if (!file) {
      return undefined;
    }
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Avatar
        alt="Your portrait"
        src={url}
        sx={{
          width: 88,
          height: 88,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      />
      <Button onClick={() => inputRef.current?.click()}>Choose a portrait</Button>
      <input
        ref={inputRef}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => setFile(event.target.files?.[0] ?? null)}
      />
      <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
        {file && `Preview of ${file.name}`}
      </Typography>
    </Stack>
  );
}
