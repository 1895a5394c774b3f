import { styled } from '@mui/joy/styles';
import Button, { type ButtonProps } from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Flag from '@mui/icons-material/Flag';

interface MilestoneButtonProps extends ButtonProps {
  reached?: boolean;
}

const MilestoneButton = styled(Button, {
  shouldForwardProp: (prop) => prop !== 'reached',
})<MilestoneButtonProps>(({ theme, reached }) => ({
  justifyContent: 'flex-start',
  minWidth: 220,
  borderRadius: theme.vars.radius.xs,
  borderInlineStart: '4px solid',
  borderInlineStartColor: reached
    ? theme.vars.palette.success[500]
    : theme.vars.palette.neutral[400],
}));

export default function ApproachesStyled() {
  return (
    <Stack spacing={1} useFlexGap sx={{ alignItems: 'flex-start' }}>
      <MilestoneButton
        reached
        variant="soft"
        color="neutral"
        startDecorator={<Flag />}
      >
        Floor plan approved
      </MilestoneButton>
      <MilestoneButton variant="soft" color="neutral" startDecorator={<Flag />}>
        Permit granted
      </MilestoneButton>
    </Stack>
  );
}
