import BakeryDiningOutlined from '@mui/icons-material/BakeryDiningOutlined';
import EggOutlined from '@mui/icons-material/EggOutlined';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AllergenIcons() {
  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 480 }}>
      <Alert
        severity="warning"
        icon={<EggOutlined fontSize="inherit" />}
        role="note"
      >
        Brioche contains egg and milk.
      </Alert>
      {/* The color of one severity with the icon of another */}
      <Alert
        severity="success"
        color="info"
        iconMapping={{ success: <BakeryDiningOutlined fontSize="inherit" /> }}
        role="note"
      >
        The gluten-free line opens on Mondays.
      </Alert>
      <Alert severity="info" icon={false} role="note">
        Ask at the counter for the full list.
      </Alert>
    </Stack>
  );
}
