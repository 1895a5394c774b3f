import Person from '@mui/icons-material/Person';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldAdornments() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 320 }}>
      <TextField
        label="User name"
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Person />
              </InputAdornment>
            ),
          },
        }}
      />
      <TextField
        variant="filled"
        label="Weight, in kilograms"
        defaultValue="2.5"
        slotProps={{
          htmlInput: { inputMode: 'decimal' },
          input: {
            endAdornment: <InputAdornment position="end">kg</InputAdornment>,
          },
        }}
      />
      <TextField
        variant="standard"
        label="Price, in dollars"
        defaultValue="49.90"
        slotProps={{
          htmlInput: { inputMode: 'decimal' },
          input: {
            startAdornment: <InputAdornment position="start">$</InputAdornment>,
          },
        }}
      />
    </Stack>
  );
}
