import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

const colors = [
  'action',
  'disabled',
  'primary',
  'secondary',
  'success',
  'error',
] as const;

export default function IconColors() {
  return (
    <Stack spacing={2}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', columns: { sm: 2 } }}>
        {colors.map((color) => (
          <Stack
            key={color}
            component="li"
            direction="row"
            spacing={1.5}
            sx={{ alignItems: 'center', py: 0.75 }}
          >
            <Inventory2Outlined color={color} />
            <span>{color}</span>
          </Stack>
        ))}
      </Box>
      <Stack
        direction="row"
        spacing={1.5}
        sx={{
          alignItems: 'center',
          p: 2,
          borderRadius: 1,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        <Inventory2Outlined />
        <span>inherit, the default: the color of the text</span>
      </Stack>
    </Stack>
  );
}
