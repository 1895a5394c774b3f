import Mail from '@mui/icons-material/Mail';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

const corners = [
  { vertical: 'top', horizontal: 'left' },
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'right' },
] as const;

export default function BadgePosition() {
  return (
    <Stack spacing={4}>
      {(['rectangular', 'circular'] as const).map((overlap) => (
        <Stack key={overlap} direction="row" spacing={3}>
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
                <Mail color="action" titleAccess="Messages:" />
              </Box>
            </Badge>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
