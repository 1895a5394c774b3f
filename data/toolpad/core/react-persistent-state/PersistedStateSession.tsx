import * as React from 'react';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import { CODEC_NUMBER } from '@toolpad/core';
import { useSessionStorageState } from '@toolpad/core/useSessionStorageState';

const steps = ['Address', 'Payment', 'Review'];

export default function PersistedStateSession() {
  const [step, setStep] = useSessionStorageState('docs-checkout-step', 0, {
    codec: CODEC_NUMBER,
  });

  return (
    <Stepper
      nonLinear
      activeStep={step ?? 0}
      alternativeLabel
      sx={{ width: '100%' }}
    >
      {steps.map((label, index) => (
        <Step key={label}>
          <StepButton onClick={() => setStep(index)}>{label}</StepButton>
        </Step>
      ))}
    </Stepper>
  );
}
