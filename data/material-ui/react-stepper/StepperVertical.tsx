import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = [
  {
    label: 'Choose a plan',
    text: 'The team plan includes 5 people and 100 GB of files.',
  },
  {
    label: 'Invite your team',
    text: 'Everybody receives an email with a link that is valid for a week.',
  },
  {
    label: 'Import your files',
    text: 'You can go on working while the files are copied.',
  },
];

export default function StepperVertical() {
  const [active, setActive] = React.useState(0);
  const panelRef = React.useRef<HTMLElement>(null);
  const hasMoved = React.useRef(false);

  // The pressed button is removed with its step, so the focus moves to the new one.
  React.useEffect(() => {
    if (hasMoved.current) panelRef.current?.focus();
  }, [active]);

  const go = (step: number) => {
    hasMoved.current = true;
    setActive(step);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <Stepper activeStep={active} orientation="vertical">
        {steps.map(({ label, text }, index) => (
          <Step key={label} aria-current={index === active ? 'step' : undefined}>
            <StepLabel>{label}</StepLabel>
            <StepContent>
              <Typography
                ref={index === active ? panelRef : undefined}
                tabIndex={-1}
                sx={{ mb: 2, outline: 0 }}
              >
                {text}
              </Typography>
              <Button variant="contained" onClick={() => go(index + 1)}>
                {index === steps.length - 1 ? 'Finish' : 'Continue'}
              </Button>
              {index > 0 && <Button onClick={() => go(index - 1)}>Back</Button>}
            </StepContent>
          </Step>
        ))}
      </Stepper>
      {active === steps.length && (
        <Box ref={panelRef} tabIndex={-1} sx={{ mt: 2, outline: 0 }}>
          <Typography sx={{ mb: 1 }}>Your workspace is ready.</Typography>
          <Button onClick={() => go(0)}>Set up another one</Button>
        </Box>
      )}
    </Box>
  );
}
