import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldHiddenLabel() {
  return (
    <Stack
      direction="row"
      role="group"
      aria-label="Filter the orders"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap' }}
    >
      <TextField
        hiddenLabel
        size="small"
        variant="filled"
        placeholder="Customer"
        slotProps={{ htmlInput: { 'aria-label': 'Customer' } }}
      />
      <TextField
        select
        hiddenLabel
        size="small"
        variant="filled"
        defaultValue="all"
        slotProps={{ htmlInput: { 'aria-label': 'Status' } }}
      >
        <MenuItem value="all">All orders</MenuItem>
        <MenuItem value="open">Open</MenuItem>
        <MenuItem value="shipped">Shipped</MenuItem>
      </TextField>
    </Stack>
  );
}
