import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const sizes = [24, 40, 72];

export default function OarSizes() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center' }}>
      {sizes.map((size) => (
        <Avatar
          key={size}
          sx={{
            width: size,
            height: size,
            // The text does not follow the box by itself.
            fontSize: size / 2,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          M
        </Avatar>
      ))}
    </Stack>
  );
}
