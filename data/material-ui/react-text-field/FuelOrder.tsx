import * as React from 'react';
import LocalGasStation from '@mui/icons-material/LocalGasStation';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function FuelOrder() {
  const [liters, setLiters] = React.useState('60');
  const [price, setPrice] = React.useState('1.84');
  const total = Number(liters) * Number(price);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <TextField
        label="Diesel, in liters"
        value={liters}
        onChange={(event) => setLiters(event.target.value)}
        slotProps={{
          htmlInput: { inputMode: 'numeric' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <LocalGasStation />
              </InputAdornment>
            ),
            endAdornment: <InputAdornment position="end">l</InputAdornment>,
          },
        }}
      />
      <TextField
        label="Price per litre, in euros"
        value={price}
        onChange={(event) => setPrice(event.target.value)}
        slotProps={{
          htmlInput: { inputMode: 'decimal' },
          input: {
            startAdornment: <InputAdornment position="start">€</InputAdornment>,
          },
        }}
      />
      <Typography component="output" sx={{ color: 'text.secondary' }}>
        {Number.isFinite(total) ? `Total €${total.toFixed(2)}` : 'Total unknown'}
      </Typography>
    </Stack>
  );
}
