import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const facts = ['Departs at 9:05', 'One stop in Oslo', 'Arrives at 13:40'];

export default function DividerResponsive() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      // A flex item is stretched in both directions, so only the border changes.
      divider={
        <Divider
          flexItem
          sx={{ borderInlineEndWidth: { sm: 'thin' }, borderBottomWidth: { sm: 0 } }}
        />
      }
    >
      {facts.map((fact) => (
        <Typography key={fact}>{fact}</Typography>
      ))}
    </Stack>
  );
}
