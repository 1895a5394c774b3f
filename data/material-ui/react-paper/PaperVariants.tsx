import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const surfaces = [
  { text: 'Elevation 1', props: {} },
  { text: 'Outlined', props: { variant: 'outlined' } },
  { text: 'Square', props: { square: true } },
  { text: 'Outlined and square', props: { variant: 'outlined', square: true } },
] as const;

export default function PaperVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        width: '100%',
        gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
      }}
    >
      {surfaces.map(({ text, props }) => (
        <Paper key={text} {...props} sx={{ p: 2, minHeight: 96 }}>
          <Typography variant="body2">{text}</Typography>
        </Paper>
      ))}
    </Box>
  );
}
