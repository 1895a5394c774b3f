import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import ScopedCssBaseline from '@mui/joy/ScopedCssBaseline';

// Plain HTML, such as a text from an editor.
const text = (
  <>
    <b>Booking 5180</b>
    <p>Two nights in Bergen, breakfast included.</p>
  </>
);

export default function ScopedCssBaselineWidget() {
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 360, marginInline: 'auto' }}>
      <Box
        sx={{
          // A page without any styles.
          all: 'initial',
          display: 'block',
          p: 2,
          border: '1px solid',
          color: 'text.primary',
        }}
      >
        {text}
      </Box>
      <ScopedCssBaseline sx={{ p: 2, border: '1px solid' }}>
        {text}
        <Button>Show the booking</Button>
      </ScopedCssBaseline>
    </Box>
  );
}
