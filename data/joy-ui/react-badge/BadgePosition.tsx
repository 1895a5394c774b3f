import Badge, { type BadgeOrigin } from '@mui/joy/Badge';
import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';

const corners: BadgeOrigin[] = [
  { vertical: 'top', horizontal: 'left' },
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'right' },
];

export default function BadgePosition() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto auto', gap: 4 }}>
      {corners.map((corner, index) => (
        <Badge
          key={index}
          component="div"
          anchorOrigin={corner}
          badgeContent={index + 1}
          sx={{ width: 'fit-content' }}
        >
          <Sheet
            variant="soft"
            sx={{
              width: 104,
              py: 2,
              borderRadius: 'sm',
              textAlign: 'center',
              fontSize: 'sm',
            }}
          >
            {corner.vertical} {corner.horizontal}
          </Sheet>
        </Badge>
      ))}
    </Box>
  );
}
