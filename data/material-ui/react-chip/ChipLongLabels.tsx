import Chip, { chipClasses } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const file = 'Annual meeting minutes, approved version, March 2025.pdf';

export default function ChipLongLabels() {
  return (
    <Stack
      spacing={2}
      sx={{ width: '100%', maxWidth: 260, alignItems: 'flex-start' }}
    >
      <Chip label={file} title={file} />
      <Chip
        label={file}
        sx={{
          height: 'auto',
          minHeight: 32,
          [`& .${chipClasses.label}`]: { py: 0.75, whiteSpace: 'normal' },
        }}
      />
    </Stack>
  );
}
