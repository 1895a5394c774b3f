import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function DockFilterRow() {
  return (
    <Stack
      direction="row"
      role="group"
      aria-label="Filter the guest list"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap' }}
    >
      <TextField
        hiddenLabel
        size="small"
        variant="filled"
        placeholder="Boat or owner"
        slotProps={{ htmlInput: { 'aria-label': 'Boat or owner' } }}
      />
      <TextField
        select
        hiddenLabel
        size="small"
        variant="filled"
        defaultValue="all"
        slotProps={{ htmlInput: { 'aria-label': 'Pier' } }}
      >
        <MenuItem value="all">All piers</MenuItem>
        <MenuItem value="a">Pier A</MenuItem>
        <MenuItem value="b">Pier B</MenuItem>
      </TextField>
    </Stack>
  );
}
