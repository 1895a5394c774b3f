import { Box } from '@mui/system';

const steps = [
  { name: 'Ordered', day: 'Monday' },
  { name: 'Shipped', day: 'Tuesday' },
  { name: 'Delivered', day: 'Thursday' },
];

export default function FlexboxDirection() {
  return (
    <Box
      component="ol"
      sx={{ ...list, display: 'flex', flexDirection: { xs: 'column', sm: 'row' } }}
    >
      {steps.map(({ name, day }) => (
        <Box component="li" key={name} sx={step}>
          <strong>{name}</strong>
          <div>{day}</div>
        </Box>
      ))}
    </Box>
  );
}

const list = { gap: 2, width: 1, maxWidth: 560, m: 0, p: 0, listStyle: 'none' };

const step = {
  flex: 1,
  p: 2,
  borderRadius: 2,
  bgcolor: 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)',
};
