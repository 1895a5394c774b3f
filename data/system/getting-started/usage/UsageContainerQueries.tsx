import { Box } from '@mui/system';

export default function UsageContainerQueries() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 560 }}>
      <Box sx={{ containerType: 'inline-size', maxWidth: 220 }}>
        <Contact name="Ana Torres" phone="555 0142" />
      </Box>
      <Box sx={{ containerType: 'inline-size' }}>
        <Contact name="Ben Fischer" phone="555 0178" />
      </Box>
    </Box>
  );
}

function Contact({ name, phone }: { name: string; phone: string }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { '@': '1fr', '@280': '1fr auto' },
        gap: { '@': 0.5, '@280': 2 },
        p: 2,
        border: 1,
        borderColor: 'color-mix(in srgb, currentColor 25%, transparent)',
        borderRadius: 2,
      }}
    >
      <strong>{name}</strong>
      <bdi>{phone}</bdi>
    </Box>
  );
}
