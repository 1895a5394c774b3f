import { Box } from '@mui/system';

const invoice = [
  { term: 'Customer', detail: 'Amina Diallo' },
  { term: 'Issued', detail: 'March 3, 2026' },
  { term: 'Due', detail: 'April 2, 2026' },
  { term: 'Total', detail: '$1,240.00' },
];

export default function BoxElement() {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'max-content 1fr',
        columnGap: 3,
        rowGap: 1,
        m: 0,
        '& dt': { color: 'color-mix(in srgb, currentColor 75%, transparent)' },
        '& dd': { m: 0, fontWeight: 600, overflowWrap: 'anywhere' },
      }}
    >
      {invoice.map(({ term, detail }) => (
        <Box key={term} sx={{ display: 'contents' }}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </Box>
      ))}
    </Box>
  );
}
