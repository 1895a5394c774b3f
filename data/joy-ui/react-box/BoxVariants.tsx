import Box from '@mui/joy/Box';

export default function BoxVariants() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Box
        sx={[{ p: 2, borderRadius: 'sm' }, (theme) => theme.variants.soft.success]}
      >
        Paid
      </Box>
      <Box
        sx={[
          { p: 2, borderRadius: 'sm', bgcolor: 'primary.100', color: 'primary.700' },
          (theme) => ({
            [theme.getColorSchemeSelector('dark')]: {
              bgcolor: 'primary.800',
              color: 'primary.100',
            },
          }),
        ]}
      >
        Sent
      </Box>
    </Box>
  );
}
