import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import LockIcon from '@mui/icons-material/Lock';
import Chip, { chipClasses } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ChipDeleteIcon() {
  const [hasBag, setHasBag] = React.useState(true);

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {/* No onDelete, and a lock that explains why. */}
      <Chip label="Cabin bag (included)" icon={<LockIcon />} />
      <Chip
        component="button"
        label={hasBag ? 'Extra bag' : 'Add an extra bag'}
        aria-label={hasBag ? 'Extra bag, press Delete to remove' : undefined}
        variant={hasBag ? 'filled' : 'outlined'}
        onClick={hasBag ? undefined : () => setHasBag(true)}
        onDelete={hasBag ? () => setHasBag(false) : undefined}
        deleteIcon={<CloseIcon />}
        sx={{ [`& .${chipClasses.deleteIcon}`]: { color: 'text.secondary' } }}
      />
      <Chip label="Window seat (sold out)" clickable disabled />
    </Stack>
  );
}
