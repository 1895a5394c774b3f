import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function AvatarUpload() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [picture, setPicture] = React.useState({ name: '', url: '' });

  React.useEffect(() => {
    // Runs when another picture is chosen, and when the component unmounts.
    return () => URL.revokeObjectURL(picture.url);
  }, [picture]);

  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file) {
      setPicture({ name: file.name, url: URL.createObjectURL(file) });
    }
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Avatar
        alt="Your profile picture"
        src={picture.url}
        sx={{
          width: 88,
          height: 88,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      />
      <Button onClick={() => inputRef.current?.click()}>Choose a picture</Button>
      <input
        ref={inputRef}
        type="file"
        accept="image/*"
        hidden
        onChange={handleChange}
      />
      <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
        {picture.name && `Preview of ${picture.name}`}
      </Typography>
    </Stack>
  );
}
