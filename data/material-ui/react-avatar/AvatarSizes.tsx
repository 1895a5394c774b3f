import Work from '@mui/icons-material/Work';
import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const sizes = [24, 40, 72];

export default function AvatarSizes() {
  return (
    <Stack spacing={2}>
      {['initials', 'icon'].map((content) => (
        <Stack
          key={content}
          direction="row"
          spacing={2}
          useFlexGap
          sx={{ alignItems: 'center' }}
        >
          {sizes.map((size) => (
            <Avatar
              key={size}
              sx={{
                width: size,
                height: size,
                // Text and icon don't follow the box by themselves.
                fontSize: size / 2,
                bgcolor: 'primary.main',
                color: 'primary.contrastText',
              }}
            >
              {content === 'icon' ? <Work fontSize="inherit" /> : 'M'}
            </Avatar>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
