import { Box } from '@mui/system';

const rows = [
  { label: 'uppercase', text: 'Boarding pass' },
  { label: 'lowercase', text: 'Ana.Torres@Example.com' },
  { label: 'capitalize', text: 'new york city' },
];

export default function TypographyTransform() {
  return (
    <Box
      component="ul"
      sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}
    >
      {rows.map(({ label, text }) => (
        <li key={label}>
          <code>{label}</code>
          <Box sx={{ textTransform: label }}>{text}</Box>
        </li>
      ))}
    </Box>
  );
}
