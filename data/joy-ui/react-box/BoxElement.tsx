import Box from '@mui/joy/Box';

const facts = [
  ['Number', '2024-017'],
  ['Customer', 'Lind Interiors'],
  ['Due', 'April 30, 2024'],
];

export default function BoxElement() {
  return (
    <Box component="section" aria-label="Invoice" sx={{ width: 300 }}>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          columnGap: 3,
          rowGap: 1,
          m: 0,
          '& dt': { fontWeight: 'lg', color: 'text.primary' },
          '& dd': { m: 0, fontFamily: 'code', color: 'text.secondary' },
        }}
      >
        {facts.map(([term, value]) => (
          <Box key={term} sx={{ display: 'contents' }}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
