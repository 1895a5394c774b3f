import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const variants = ['outlined', 'filled', 'standard'] as const;

export default function TextFieldVariants() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {variants.map((variant) => (
        <TextField
          key={variant}
          variant={variant}
          label={`Destination (${variant})`}
          defaultValue="Lisbon"
          helperText="City or airport"
        />
      ))}
    </Stack>
  );
}
