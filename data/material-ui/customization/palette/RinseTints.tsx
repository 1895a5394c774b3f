import type {} from '@mui/material/themeCssVarsAugmentation';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Step = styled(ButtonBase)(({ theme }) => {
  const { main } = (theme.vars ?? theme).palette.primary;
  const tint = (percent: number) =>
    `color-mix(in srgb, ${main} ${percent}%, transparent)`;

  return {
    ...theme.typography.body2,
    padding: theme.spacing(1.5, 2),
    borderRadius: 8,
    backgroundColor: tint(8),
    border: `1px solid ${tint(40)}`,
    '&:hover': { backgroundColor: tint(16) },
    '&.Mui-focusVisible': { outline: `3px solid ${main}`, outlineOffset: 2 },
  };
});

export default function RinseTints() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Step>Cold rinse</Step>
      <Step>Vinegar bath</Step>
      <Step>Dry in the shade</Step>
    </Stack>
  );
}
