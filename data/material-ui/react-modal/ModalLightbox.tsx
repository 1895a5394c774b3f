import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Modal from '@mui/material/Modal';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const photos = [
  { name: 'Lake at noon', color: 'info' },
  { name: 'Forest path', color: 'success' },
  { name: 'Dunes in the evening', color: 'warning' },
] as const;

function paint(color: (typeof photos)[number]['color']) {
  return (theme: Theme) => {
    const { light, main, dark } = (theme.vars ?? theme).palette[color];
    return `radial-gradient(circle at 70% 30%, ${light} 12%, transparent 13%),
      linear-gradient(to top, ${dark} 35%, ${main} 36%)`;
  };
}

export default function ModalLightbox() {
  const [index, setIndex] = React.useState(0);
  const [open, setOpen] = React.useState(false);
  const photo = photos[index] ?? photos[0];
  const show = (next: number) => setIndex((next + photos.length) % photos.length);

  return (
    <>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {photos.map(({ name, color }, position) => (
          <ButtonBase
            key={name}
            focusRipple
            aria-label={`Enlarge: ${name}`}
            onClick={() => {
              setIndex(position);
              setOpen(true);
            }}
            sx={{ width: 88, height: 66, borderRadius: 1, background: paint(color) }}
          />
        ))}
      </Stack>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          p: 2,
        }}
      >
        <Box
          role="dialog"
          aria-modal="true"
          aria-label="Photo viewer"
          sx={{
            width: 480,
            bgcolor: 'background.paper',
            borderRadius: 2,
            outline: 0,
          }}
        >
          <Box
            role="img"
            aria-label={photo.name}
            sx={{ height: 260, background: paint(photo.color), borderRadius: 2 }}
          />
          <Typography aria-live="polite" sx={{ px: 2, pt: 2 }}>
            {photo.name}
          </Typography>
          <Stack direction="row" sx={{ p: 1 }}>
            <Button onClick={() => show(index - 1)}>Previous</Button>
            <Button onClick={() => show(index + 1)}>Next</Button>
            <Button onClick={() => setOpen(false)} sx={{ ml: 'auto' }}>
              Close
            </Button>
          </Stack>
        </Box>
      </Modal>
    </>
  );
}
