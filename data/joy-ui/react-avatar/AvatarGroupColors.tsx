import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function AvatarGroupColors() {
  return (
    <Stack spacing={3} useFlexGap>
      <div>
        <Typography level="title-sm" sx={{ mb: 1 }}>
          Morning shift
        </Typography>
        <AvatarGroup size="sm" variant="solid" color="success">
          <Avatar>AK</Avatar>
          <Avatar>BO</Avatar>
          <Avatar>CM</Avatar>
        </AvatarGroup>
      </div>
      <div>
        <Typography level="title-sm" sx={{ mb: 1 }}>
          Night shift, with a stand-in
        </Typography>
        <AvatarGroup size="lg" variant="soft" color="primary">
          <Avatar>DF</Avatar>
          <Avatar>EL</Avatar>
          {/* Its own props win. */}
          <Avatar variant="solid" color="warning">
            GR
          </Avatar>
        </AvatarGroup>
      </div>
    </Stack>
  );
}
