import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createSvgIcon } from '@mui/material/utils';

const KiteIcon = createSvgIcon(
  <path d="M12 2 5 10l7 9 7-9Zm1 18h-2l-1 2h4Z" />,
  'Kite',
);

export default function SvgIconCustom() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="contained" startIcon={<KiteIcon />}>
        Fly
      </Button>
      <KiteIcon color="primary" fontSize="large" titleAccess="Kite" />
    </Stack>
  );
}
