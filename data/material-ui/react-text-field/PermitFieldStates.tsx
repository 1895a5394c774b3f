import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

export default function PermitFieldStates() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
        width: '100%',
      }}
    >
      <TextField required label="Permit holder" helperText="Adds the asterisk" />
      <TextField
        label="Permit number"
        defaultValue="HB-2207"
        helperText="Can be focused and copied, not changed"
        slotProps={{ input: { readOnly: true } }}
      />
      <TextField disabled label="Issuing office" defaultValue="North quay" />
      <TextField
        error
        label="Valid until"
        defaultValue="31 February"
        helperText="February has no 31st. Enter an existing day."
      />
      <TextField
        focused
        color="success"
        label="Witness"
        defaultValue="Ines Dahl"
        helperText="Drawn as focused, in the success color"
      />
    </Box>
  );
}
