import type {} from '@mui/material/themeCssVarsAugmentation';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Day = styled('span')(({ theme }) => [
  {
    paddingBlock: theme.spacing(0.5),
    paddingInline: theme.spacing(1.5),
    borderRadius: 999,
    boxShadow: theme.shadows[2],
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
  },
  // Last in the array, so that it wins.
  theme.applyStyles('dark', {
    boxShadow: 'none',
    border: '1px solid currentColor',
  }),
]);

export default function DarkModeStyles() {
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
      {['Monday', 'Tuesday', 'Friday'].map((day) => (
        <Day key={day}>{day}</Day>
      ))}
    </Stack>
  );
}
