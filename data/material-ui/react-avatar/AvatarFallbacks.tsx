import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const broken = 'data:image/png;base64,AAAA';
const colors = { bgcolor: 'primary.main', color: 'primary.contrastText' };

export default function AvatarFallbacks() {
  const cases = [
    {
      label: 'Failed image with children',
      avatar: (
        <Avatar alt="Sara Lind" src={broken} sx={colors}>
          SL
        </Avatar>
      ),
    },
    {
      label: 'Failed image with alt',
      avatar: <Avatar alt="Sara Lind" src={broken} sx={colors} />,
    },
    { label: 'No image and no children', avatar: <Avatar sx={colors} /> },
  ];

  return (
    <Stack spacing={2}>
      {cases.map(({ label, avatar }) => (
        <Box key={label} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          {avatar}
          <Typography>{label}</Typography>
        </Box>
      ))}
    </Stack>
  );
}
