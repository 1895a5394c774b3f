import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

const variants = ['standard', 'outlined', 'filled'] as const;

export default function AlertVariants() {
  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      {variants.map((variant) => (
        <Alert key={variant} variant={variant} severity="error" role="note">
          The invoice is overdue ({variant}).
        </Alert>
      ))}
    </Stack>
  );
}
