import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ShelfReservation() {
  const [shelves, setShelves] = React.useState(0);

  return (
    <Stack spacing={1.5} useFlexGap sx={{ alignItems: 'center' }}>
      <Button onClick={() => setShelves((count) => count + 1)}>
        Reserve a drying shelf
      </Button>
      <Typography level="body-sm" role="status">
        {shelves === 0 ? 'No shelf reserved yet' : `Shelves reserved: ${shelves}`}
      </Typography>
    </Stack>
  );
}
