import Backpack from '@mui/icons-material/Backpack';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

const corners = [
  { vertical: 'top', horizontal: 'left' },
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'right' },
] as const;

export default function EquipmentCorners() {
  return (
    <Stack spacing={4}>
      {(['rectangular', 'circular'] as const).map((overlap) => (
        <Stack key={overlap} direction="row" spacing={4}>
          {corners.map((corner) => (
            <Badge
              key={`${corner.vertical} ${corner.horizontal}`}
              badgeContent={4}
              color="secondary"
              overlap={overlap}
              anchorOrigin={corner}
            >
              <Box
                sx={{
                  display: 'grid',
                  placeItems: 'center',
                  width: 44,
                  height: 44,
                  bgcolor: 'action.selected',
                  borderRadius: overlap === 'circular' ? '50%' : 1,
                }}
              >
                <Backpack color="action" titleAccess="Packs:" />
              </Box>
            </Badge>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
