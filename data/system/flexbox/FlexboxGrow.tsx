import { Box } from '@mui/system';

const uses = [
  { name: 'Photos', size: 30, bgcolor: mix(100) },
  { name: 'Documents', size: 14, bgcolor: mix(55) },
  { name: 'Mail', size: 6, bgcolor: mix(30) },
  { name: 'Free', size: 50, bgcolor: mix(12) },
];

export default function FlexboxGrow() {
  return (
    <Box sx={{ width: 1, maxWidth: 480 }}>
      <strong>Storage, 100 GB</strong>
      <Box aria-hidden sx={{ display: 'flex', gap: '2px', my: 1 }}>
        {uses.map(({ name, size, bgcolor }) => (
          <Box key={name} sx={{ flexGrow: size, height: 20, bgcolor }} />
        ))}
      </Box>
      <Box component="ul" sx={legend}>
        {uses.map(({ name, size, bgcolor }) => (
          <Box
            component="li"
            key={name}
            sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
          >
            <Box sx={{ width: 12, height: 12, bgcolor }} />
            {name} {size} GB
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function mix(percent: number) {
  return `color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) ${percent}%, transparent)`;
}

const legend = {
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: 0.5,
  columnGap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
};
