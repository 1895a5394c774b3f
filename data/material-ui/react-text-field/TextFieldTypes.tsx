import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const keepLabelUp = { inputLabel: { shrink: true } };

export default function TextFieldTypes() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
        width: '100%',
        maxWidth: 560,
      }}
    >
      <TextField
        label="Departure date"
        type="date"
        slotProps={{
          ...keepLabelUp,
          htmlInput: { min: '2026-01-01', max: '2026-12-31' },
        }}
      />
      <TextField label="Departure time" type="time" slotProps={keepLabelUp} />
      <TextField label="Mobile phone" type="tel" autoComplete="tel" />
      <TextField
        label="City"
        autoComplete="address-level2"
        slotProps={{
          htmlInput: { autoCapitalize: 'words', enterKeyHint: 'done' },
        }}
      />
    </Box>
  );
}
