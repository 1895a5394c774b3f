import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

interface PersonButtonProps extends ButtonBaseProps {
  letter: string;
}

const PersonButton = React.forwardRef(function PersonButton(
  { letter, ...props }: PersonButtonProps,
  ref: React.Ref<HTMLButtonElement>,
) {
  // The ref and all other props go to the same element.
  return (
    <ButtonBase ref={ref} focusRipple {...props} sx={{ borderRadius: '50%' }}>
      <Avatar
        sx={{ bgcolor: 'primary.main', color: 'primary.contrastText', fontSize: 16 }}
      >
        {letter}
      </Avatar>
    </ButtonBase>
  );
});

export default function TooltipCustomChild() {
  return (
    <Stack direction="row" spacing={1} useFlexGap role="group" aria-label="Team">
      <Tooltip title="Anna Berg">
        <PersonButton letter="A" />
      </Tooltip>
      <Tooltip title="Carlos Diaz">
        <PersonButton letter="C" />
      </Tooltip>
      <Tooltip title="Emma Fischer">
        <PersonButton letter="E" />
      </Tooltip>
    </Stack>
  );
}
