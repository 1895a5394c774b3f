import Box from '@mui/material/Box';

const figures = [
  { label: 'Orders', value: '128' },
  { label: 'Returns', value: '6' },
  { label: 'New customers', value: '41' },
];

export default function BoxBreakpoints() {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: { xs: 1, md: 3 },
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
      }}
    >
      {figures.map(({ label, value }) => (
        <Box
          key={label}
          sx={{
            display: 'flex',
            flexDirection: 'column',
            p: 2,
            bgcolor: 'action.hover',
            borderRadius: 1,
          }}
        >
          <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, typography: { xs: 'h6', md: 'h4' } }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
