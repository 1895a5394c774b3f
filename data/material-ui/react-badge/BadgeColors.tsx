import Folder from '@mui/icons-material/Folder';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';

const counts = ['primary', 'secondary', 'success'] as const;
const dots = ['error', 'warning', 'info'] as const;

export default function BadgeColors() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, auto)',
        columnGap: 6,
        rowGap: 4,
      }}
    >
      {counts.map((color) => (
        <Badge key={color} badgeContent={8} color={color}>
          <Folder color="action" titleAccess={`${color}:`} />
        </Badge>
      ))}
      {dots.map((color) => (
        <Badge key={color} variant="dot" color={color}>
          <Folder color="action" titleAccess={color} />
        </Badge>
      ))}
    </Box>
  );
}
