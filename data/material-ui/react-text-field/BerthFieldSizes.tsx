import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const sizes = ['medium', 'small'] as const;

export default function BerthFieldSizes() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 560 }}>
      {sizes.map((size) => (
        <Stack key={size} direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <TextField
            fullWidth
            size={size}
            label={`Berth, ${size}`}
            defaultValue="Pier C, place 14"
          />
          <TextField
            fullWidth
            variant="filled"
            size={size}
            label={`Shore power, ${size}`}
            defaultValue="16 A"
          />
        </Stack>
      ))}
    </Stack>
  );
}
