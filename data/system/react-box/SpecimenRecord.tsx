import { Box } from '@mui/system';

const record = [
  { term: 'Object', detail: 'Pressed fern' },
  { term: 'Collector', detail: 'I. Marquardt' },
  { term: 'Found', detail: 'Sächsische Schweiz, 1911' },
  { term: 'Shelf', detail: 'Herbarium, cabinet 9, drawer C' },
];

export default function SpecimenRecord() {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'max-content 1fr',
        columnGap: 3,
        rowGap: 1,
        m: 0,
        '& dt': { fontWeight: 600 },
        '& dd': { m: 0, overflowWrap: 'anywhere' },
      }}
    >
      {record.map(({ term, detail }) => (
        <Box key={term} sx={{ display: 'contents' }}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </Box>
      ))}
    </Box>
  );
}
