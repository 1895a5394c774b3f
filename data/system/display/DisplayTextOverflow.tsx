import { Box } from '@mui/system';

const files = [
  { name: 'Report on customer satisfaction 2026.pdf', day: 'May 4' },
  { name: 'Floor plan.png', day: 'May 11' },
  { name: 'Contract with the new landlord, signed.pdf', day: 'June 2' },
];

export default function DisplayTextOverflow() {
  return (
    <Box component="ul" sx={{ width: 1, maxWidth: 280, m: 0, p: 0 }}>
      {files.map(({ name, day }) => (
        <Box component="li" key={name} sx={row}>
          <Box
            sx={{
              minWidth: 0,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {name}
          </Box>
          <Box sx={{ flexShrink: 0, color: muted }}>{day}</Box>
        </Box>
      ))}
    </Box>
  );
}

const muted = 'color-mix(in srgb, currentColor 75%, transparent)';

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 1,
  borderBottom: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
};
