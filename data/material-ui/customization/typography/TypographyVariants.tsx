import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme, type Theme } from '@mui/material/styles';

const { typography } = createTheme({
  typography: {
    h6: { fontSize: '1.375rem', fontWeight: 700, lineHeight: 1.3 },
    body2: { fontSize: '0.9375rem', lineHeight: 1.6 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
});

const withOwnVariants = (outer: Theme): Theme => ({ ...outer, typography });

function Invitation() {
  return (
    <Stack spacing={1} useFlexGap sx={{ alignItems: 'flex-start', maxWidth: 280 }}>
      <Typography variant="h6" component="h3">
        Invite your team
      </Typography>
      <Typography variant="body2">
        People with the link can read and comment.
      </Typography>
      <Button variant="outlined">Copy the link</Button>
    </Stack>
  );
}

export default function TypographyVariants() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 4, sm: 6 }}
      useFlexGap
    >
      <Invitation />
      <ThemeProvider theme={withOwnVariants}>
        <Invitation />
      </ThemeProvider>
    </Stack>
  );
}
