import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const keepLabelUp = { inputLabel: { shrink: true } };

export default function ArrivalDetails() {
  return (
    <Box
      component="form"
      aria-label="Arrival details"
      onSubmit={(event: React.FormEvent) => event.preventDefault()}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
        width: '100%',
        maxWidth: 560,
      }}
    >
      <TextField
        label="Arrival day"
        type="date"
        slotProps={{
          ...keepLabelUp,
          htmlInput: { min: '2025-05-01', max: '2025-09-30' },
        }}
      />
      <TextField label="Arrival time" type="time" slotProps={keepLabelUp} />
      <TextField label="Mobile phone" type="tel" autoComplete="tel" />
      <TextField
        label="Home port"
        autoComplete="address-level2"
        slotProps={{
          htmlInput: { autoCapitalize: 'words', enterKeyHint: 'done' },
        }}
      />
    </Box>
  );
}
