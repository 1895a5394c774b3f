import CloudUpload from '@mui/icons-material/CloudUpload';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const sizes = ['small', 'medium', 'large'] as const;
const colors = ['inherit', 'action', 'disabled', 'primary', 'error'] as const;

export default function MaterialIconSizes() {
  return (
    <Stack spacing={3} sx={{ alignItems: 'center' }}>
      <Stack direction="row" spacing={3} sx={{ alignItems: 'flex-end' }}>
        {sizes.map((size) => (
          <Stack key={size} spacing={1} sx={{ alignItems: 'center' }}>
            <CloudUpload fontSize={size} />
            <Typography variant="caption">{size}</Typography>
          </Stack>
        ))}
      </Stack>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
      >
        {colors.map((color) => (
          <Stack key={color} spacing={1} sx={{ alignItems: 'center' }}>
            <CloudUpload color={color} />
            <Typography variant="caption">{color}</Typography>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
