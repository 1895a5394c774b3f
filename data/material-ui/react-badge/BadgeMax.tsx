import Notifications from '@mui/icons-material/Notifications';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const limits = [9, 99, 999];

export default function BadgeMax() {
  return (
    <Stack direction="row" spacing={5} useFlexGap>
      {limits.map((max) => (
        <Stack key={max} spacing={1} sx={{ alignItems: 'center' }}>
          <Badge
            badgeContent={1000}
            max={max}
            color="primary"
            // Keeps the plus sign behind the number in right-to-left pages.
            slotProps={{ badge: { dir: 'ltr' } }}
          >
            <Notifications color="action" titleAccess="Notifications:" />
          </Badge>
          <Typography variant="body2" dir="ltr">
            max={max}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
