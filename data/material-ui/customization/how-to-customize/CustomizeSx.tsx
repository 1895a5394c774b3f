import Button from '@mui/material/Button';

export default function CustomizeSx() {
  return (
    <Button
      variant="contained"
      sx={{
        borderRadius: 8,
        px: 4,
        py: { xs: 1.5, sm: 1 },
        width: { xs: '100%', sm: 'auto' },
        typography: 'subtitle1',
        textTransform: 'none',
      }}
    >
      Pay the invoice
    </Button>
  );
}
