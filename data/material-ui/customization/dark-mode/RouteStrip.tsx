import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const stations = ['Malmö', 'Hamburg', 'Basel', 'Milan'];

const Stop = styled('span')(({ theme }) => [
  {
    paddingBlock: theme.spacing(0.5),
    paddingInline: theme.spacing(1.5),
    borderRadius: 999,
    border: '1px solid currentColor',
  },
  // Last in the array, so that it wins.
  theme.applyStyles('dark', {
    borderStyle: 'dotted',
    boxShadow: '0 0 12px currentColor',
  }),
]);

export default function RouteStrip() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={[
        { flexWrap: 'wrap', p: 2, borderRadius: 2, bgcolor: 'grey.100' },
        (theme) => theme.applyStyles('dark', { bgcolor: 'grey.900' }),
      ]}
    >
      {stations.map((station) => (
        <Stop key={station}>{station}</Stop>
      ))}
      <Box sx={{ alignSelf: 'center', color: 'text.secondary' }}>11 h 40 min</Box>
    </Stack>
  );
}
