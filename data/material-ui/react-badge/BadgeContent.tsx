import Check from '@mui/icons-material/Check';
import Folder from '@mui/icons-material/Folder';
import Lock from '@mui/icons-material/Lock';
import PhotoLibrary from '@mui/icons-material/PhotoLibrary';
import Badge, { badgeClasses } from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

const circle = { [`& .${badgeClasses.badge}`]: { p: 0, borderRadius: '50%' } };

export default function BadgeContent() {
  return (
    <Stack direction="row" spacing={5}>
      <Badge badgeContent="New" color="primary">
        <PhotoLibrary fontSize="large" titleAccess="Album" />
      </Badge>
      <Badge
        color="success"
        sx={circle}
        badgeContent={<Check titleAccess="synced" sx={{ fontSize: 14 }} />}
      >
        <Folder fontSize="large" titleAccess="Photos" />
      </Badge>
      <Badge
        color="secondary"
        sx={circle}
        badgeContent={<Lock titleAccess="locked" sx={{ fontSize: 12 }} />}
      >
        <Folder fontSize="large" titleAccess="Contracts" />
      </Badge>
    </Stack>
  );
}
