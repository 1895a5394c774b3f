import Step, { stepClasses } from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import ContentCut from '@mui/icons-material/ContentCut';
import LocalFireDepartment from '@mui/icons-material/LocalFireDepartment';
import Restaurant from '@mui/icons-material/Restaurant';
import Timer from '@mui/icons-material/Timer';

const steps = [
  ['Chop', ContentCut],
  ['Roast', LocalFireDepartment],
  ['Rest', Timer],
  ['Serve', Restaurant],
] as const;

const current = 2;

export default function StepperIcons() {
  return (
    <Stepper
      sx={{
        width: '100%',
        maxWidth: 480,
        '--StepIndicator-size': '2.5rem',
        '--Step-connectorInset': '0px',
        [`& .${stepClasses.completed}`]: {
          '--Step-connectorBg': 'var(--joy-palette-primary-solidBg)',
        },
        fontSize: 'sm',
        textAlign: 'center',
      }}
    >
      {steps.map(([label, Icon], index) => (
        <Step
          key={label}
          orientation="vertical"
          aria-current={index === current ? 'step' : undefined}
          completed={index < current}
          indicator={
            <StepIndicator
              variant={index === current ? 'solid' : 'soft'}
              color={index <= current ? 'primary' : 'neutral'}
            >
              <Icon />
            </StepIndicator>
          }
        >
          {label}
        </Step>
      ))}
    </Stepper>
  );
}
