import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme, type Breakpoint } from '@mui/material/styles';

/** The largest breakpoint that the window has reached. */
function useBreakpoint(): Breakpoint {
  const { breakpoints } = useTheme();
  const isSmall = useMediaQuery(breakpoints.up('sm'));
  const isMedium = useMediaQuery(breakpoints.up('md'));
  const isLarge = useMediaQuery(breakpoints.up('lg'));
  const isExtraLarge = useMediaQuery(breakpoints.up('xl'));
  if (isExtraLarge) return 'xl';
  if (isLarge) return 'lg';
  if (isMedium) return 'md';
  return isSmall ? 'sm' : 'xs';
}

const names: Breakpoint[] = ['xs', 'sm', 'md', 'lg', 'xl'];

export default function MediaQueryBreakpoint() {
  const current = useBreakpoint();

  return (
    <Stepper
      alternativeLabel
      activeStep={names.indexOf(current)}
      sx={{ width: '100%' }}
    >
      {names.map((name) => (
        <Step key={name}>
          <StepLabel>{name}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
