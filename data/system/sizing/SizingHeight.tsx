import { Box } from '@mui/system';

const months = [
  { name: 'Jan', share: 0.4 },
  { name: 'Feb', share: 0.55 },
  { name: 'Mar', share: 0.9 },
  { name: 'Apr', share: 1 },
  { name: 'May', share: 0.7 },
];

export default function SizingHeight() {
  return (
    <Box component="ul" aria-label="Orders, in percent of April" sx={chart}>
      {months.map(({ name, share }) => (
        <Box component="li" key={name} sx={{ height: share, ...bar }}>
          {name}
          <div>{Math.round(share * 100)}%</div>
        </Box>
      ))}
    </Box>
  );
}

const chart = {
  display: 'flex',
  alignItems: 'flex-end',
  gap: 1,
  height: 200,
  width: 1,
  maxWidth: 360,
  m: 0,
  p: 0,
  listStyle: 'none',
};

const bar = {
  flex: 1,
  borderRadius: 1,
  bgcolor: 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)',
  textAlign: 'center',
};
