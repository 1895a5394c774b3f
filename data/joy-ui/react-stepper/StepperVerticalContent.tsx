import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Check from '@mui/icons-material/Check';

const steps = [
  ['Sender', ['Name', 'City']],
  ['Recipient', ['Name', 'City']],
  ['Parcel', ['Weight']],
] as const;

export default function StepperVerticalContent() {
  const [active, setActive] = React.useState(0);
  const [moved, setMoved] = React.useState(false);

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setMoved(true);
    setActive((active + 1) % steps.length);
  };

  return (
    <Stepper orientation="vertical" sx={{ width: 280 }}>
      {steps.map(([label, fields], index) => (
        <Step
          key={label}
          aria-current={index === active ? 'step' : undefined}
          indicator={
            <StepIndicator
              variant={index === active ? 'solid' : 'soft'}
              color={index > active ? 'neutral' : 'primary'}
            >
              {index < active ? <Check titleAccess="Done:" /> : index + 1}
            </StepIndicator>
          }
        >
          {label}
          {index === active && (
            <form onSubmit={handleSubmit}>
              <Stack spacing={1.5} useFlexGap sx={{ marginBlock: 1 }}>
                {fields.map((field, position) => (
                  <FormControl key={field}>
                    <FormLabel>{field}</FormLabel>
                    <Input size="sm" autoFocus={moved && position === 0} />
                  </FormControl>
                ))}
                <Button type="submit" size="sm">
                  {index < steps.length - 1 ? 'Continue' : 'Send'}
                </Button>
              </Stack>
            </form>
          )}
        </Step>
      ))}
    </Stepper>
  );
}
