import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const sheet = `
.address-form .MuiInputLabel-root {
  font-weight: 700;
}

.address-form .MuiOutlinedInput-root .MuiOutlinedInput-notchedOutline {
  inset-inline: 14px;
  border-width: 0 0 2px;
  border-radius: 0;
}
`;

export default function GlobalCssSelectors() {
  return (
    <Stack
      component="form"
      className="address-form"
      spacing={2}
      aria-label="Delivery address"
      sx={{ width: 280, maxWidth: '100%' }}
    >
      <style>{sheet}</style>
      <TextField label="Street" name="street" autoComplete="off" />
      <TextField
        label="Postal code"
        name="postal-code"
        autoComplete="off"
        helperText="Five digits"
      />
    </Stack>
  );
}
