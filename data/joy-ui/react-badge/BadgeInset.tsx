import Avatar from '@mui/joy/Avatar';
import Badge, { type BadgeProps } from '@mui/joy/Badge';
import Box from '@mui/joy/Box';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const insets: NonNullable<BadgeProps['badgeInset']>[] = [
  0,
  '14%',
  8,
  '20px 4px',
  -6,
];

export default function BadgeInset() {
  return (
    <Stack
      direction="row"
      spacing={4}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {insets.map((inset) => (
        <Box key={inset} sx={{ textAlign: 'center' }}>
          <Badge component="div" badgeInset={inset} color="success">
            <Avatar size="lg">NL</Avatar>
          </Badge>
          <Typography level="body-xs" dir="ltr" sx={{ mt: 1 }}>
            {inset}
          </Typography>
        </Box>
      ))}
    </Stack>
  );
}
