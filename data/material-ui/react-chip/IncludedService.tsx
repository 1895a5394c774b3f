import * as React from 'react';
import Close from '@mui/icons-material/Close';
import Lock from '@mui/icons-material/Lock';
import Chip, { chipClasses } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function IncludedService() {
  const [extra, setExtra] = React.useState(true);

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {/* Cannot go: no onDelete, and a lock that says so. */}
      <Chip label="Safety check (included)" icon={<Lock />} />
      <Chip
        component="button"
        label={extra ? 'Mudguards' : 'Add mudguards'}
        aria-label={extra ? 'Mudguards, press Delete to remove' : undefined}
        variant={extra ? 'filled' : 'outlined'}
        onClick={extra ? undefined : () => setExtra(true)}
        onDelete={extra ? () => setExtra(false) : undefined}
        deleteIcon={<Close />}
        sx={{ [`& .${chipClasses.deleteIcon}`]: { color: 'text.secondary' } }}
      />
      <Chip label="Frame paint (booked out)" clickable disabled />
    </Stack>
  );
}
