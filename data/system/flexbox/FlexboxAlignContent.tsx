import { Box } from '@mui/system';

const values = ['flex-start', 'center', 'flex-end', 'space-between'];

const guests = ['Mia', 'Jonas', 'Ana', 'Louis', 'Emma'];

export default function FlexboxAlignContent() {
  return (
    <Box sx={grid}>
      {values.map((alignContent) => (
        <Box key={alignContent}>
          <code>{alignContent}</code>
          <Box sx={{ ...table, display: 'flex', flexWrap: 'wrap', alignContent }}>
            {guests.map((guest) => (
              <Box key={guest} sx={chip}>
                {guest}
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
  gap: 2,
  width: 1,
  maxWidth: 680,
};

const table = {
  gap: 1,
  mt: 0.5,
  height: 168,
  p: 1,
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 2,
};

const chip = {
  px: 1,
  py: 0.5,
  borderRadius: 1,
  bgcolor: 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)',
};
