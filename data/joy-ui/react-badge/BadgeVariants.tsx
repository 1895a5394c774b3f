import Folder from '@mui/icons-material/Folder';
import Badge from '@mui/joy/Badge';
import Box from '@mui/joy/Box';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function BadgeVariants() {
  return (
    <Stack spacing={2} useFlexGap>
      {variants.map((variant) => (
        <Box key={variant}>
          <Typography level="body-xs" sx={{ mb: 1.5 }}>
            {variant}
          </Typography>
          <Stack direction="row" spacing={3} useFlexGap>
            {colors.map((color, index) => (
              <Badge
                key={color}
                variant={variant}
                color={color}
                badgeContent={index + 3}
              >
                <Folder />
              </Badge>
            ))}
          </Stack>
        </Box>
      ))}
    </Stack>
  );
}
