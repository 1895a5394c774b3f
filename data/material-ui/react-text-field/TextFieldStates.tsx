import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

export default function TextFieldStates() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
        width: '100%',
      }}
    >
      <TextField required label="Customer" helperText="Required" />
      <TextField
        label="Invoice number"
        defaultValue="INV-2041"
        helperText="Read-only: can be selected and copied"
        slotProps={{ input: { readOnly: true } }}
      />
      <TextField disabled label="Currency" defaultValue="Euro" />
      <TextField
        error
        label="Due date"
        defaultValue="February 31"
        helperText="February has no 31st. Enter another day."
      />
    </Box>
  );
}
