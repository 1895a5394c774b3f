import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const variants = ['soft', 'solid', 'outlined', 'plain'] as const;

const teams = [
  { initials: 'HR', color: 'neutral' },
  { initials: 'IT', color: 'primary' },
  { initials: 'QA', color: 'success' },
  { initials: 'PR', color: 'warning' },
  { initials: 'ER', color: 'danger' },
] as const;

export default function AvatarVariants() {
  return (
    <Stack spacing={2} useFlexGap>
      {variants.map((variant) => (
        <Box key={variant}>
          <Typography level="body-xs" sx={{ mb: 0.5 }}>
            {variant}
          </Typography>
          <Stack direction="row" spacing={1} useFlexGap>
            {teams.map(({ initials, color }) => (
              <Avatar key={color} variant={variant} color={color}>
                {initials}
              </Avatar>
            ))}
          </Stack>
        </Box>
      ))}
    </Stack>
  );
}
