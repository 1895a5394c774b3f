import * as React from 'react';
import Avatar from '@mui/joy/Avatar';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';
import Notifications from '@mui/icons-material/Notifications';
import { saraLind } from '../../sampleData/pictures';

export default function ColorInversionHeader() {
  const [busy, setBusy] = React.useState(false);

  return (
    <Stack spacing={2} useFlexGap sx={{ width: '100%' }}>
      <Sheet
        variant="solid"
        color={busy ? 'warning' : 'neutral'}
        invertedColors
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          px: 2,
          py: 1,
        }}
      >
        <Typography level="title-lg" sx={{ flex: 1 }}>
          Night desk
        </Typography>
        <Button variant="plain">Shifts</Button>
        <Button variant="outlined">New handover</Button>
        <IconButton aria-label="Notifications">
          <Notifications />
        </IconButton>
        <Avatar size="sm" src={saraLind} alt="Sara Lind" />
      </Sheet>
      <FormControl orientation="horizontal" sx={{ gap: 1, alignSelf: 'center' }}>
        <FormLabel>Busy night</FormLabel>
        <Switch checked={busy} onChange={(event) => setBusy(event.target.checked)} />
      </FormControl>
    </Stack>
  );
}
