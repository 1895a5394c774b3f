import Receipt from '@mui/icons-material/Receipt';
import Badge from '@mui/joy/Badge';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

export default function BadgeRing() {
  return (
    <Stack direction="row" spacing={2} useFlexGap>
      <Sheet variant="soft" color="primary" sx={{ p: 3, borderRadius: 'sm' }}>
        <Badge badgeContent={3} color="danger">
          <Receipt />
        </Badge>
      </Sheet>
      <Sheet
        variant="soft"
        color="primary"
        sx={{
          p: 3,
          borderRadius: 'sm',
          '--Badge-ringColor': 'var(--joy-palette-primary-softBg)',
        }}
      >
        <Badge badgeContent={3} color="danger">
          <Receipt />
        </Badge>
      </Sheet>
    </Stack>
  );
}
