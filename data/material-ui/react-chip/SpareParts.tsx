import Chip, { chipClasses } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const part = 'Rear derailleur hanger for 2019 to 2023 gravel frames, black anodized';

export default function SpareParts() {
  return (
    <Stack
      spacing={2}
      sx={{ width: '100%', maxWidth: 260, alignItems: 'flex-start' }}
    >
      <Chip label={part} title={part} />
      <Chip
        label={part}
        sx={{
          height: 'auto',
          minHeight: 32,
          [`& .${chipClasses.label}`]: { py: 0.75, whiteSpace: 'normal' },
        }}
      />
    </Stack>
  );
}
