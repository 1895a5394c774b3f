import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Step = styled(ButtonBase)(({ theme }) => {
  // The variable if the theme has them, the value if not.
  const { main } = (theme.vars ?? theme).palette.primary;
  const tint = (percent: number) =>
    `color-mix(in srgb, ${main} ${percent}%, transparent)`;

  return {
    ...theme.typography.body2,
    padding: theme.spacing(1.5, 2),
    borderRadius: 8,
    border: `1px solid ${tint(70)}`,
    '&:hover': { backgroundColor: tint(8) },
    '&[aria-pressed="true"]': { backgroundColor: tint(20) },
    '&.Mui-focusVisible': { outline: `3px solid ${main}`, outlineOffset: 2 },
  };
});

const steps = ['Cold rinse', 'Vinegar bath', 'Dry in the shade'];

export default function RinseTints() {
  const [done, setDone] = React.useState(['Cold rinse']);

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {steps.map((step) => (
        <Step
          key={step}
          aria-pressed={done.includes(step)}
          onClick={() =>
            setDone((current) =>
              current.includes(step)
                ? current.filter((other) => other !== step)
                : [...current, step],
            )
          }
        >
          {step}
        </Step>
      ))}
    </Stack>
  );
}
