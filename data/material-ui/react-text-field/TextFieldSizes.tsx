import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const sizes = ['medium', 'small'] as const;

export default function TextFieldSizes() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 560 }}>
      {sizes.map((size) => (
        <Stack key={size} direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <TextField
            fullWidth
            size={size}
            label={`Street, ${size}`}
            defaultValue="Garden Street"
          />
          <TextField
            fullWidth
            variant="filled"
            size={size}
            label={`City, ${size}`}
            defaultValue="Dublin"
          />
        </Stack>
      ))}
    </Stack>
  );
}
