import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

const steps = [
  { name: 'Address', text: '12 Oak Street, Boston' },
  { name: 'Delivery', text: 'Express, arrives tomorrow' },
  { name: 'Payment', text: 'Card ending in 4242' },
];

export default function TabsControlled() {
  const [step, setStep] = React.useState<string | number | null>('Address');
  const next = steps[steps.findIndex(({ name }) => name === step) + 1];

  return (
    <div>
      <Tabs value={step} onChange={(event, newStep) => setStep(newStep)}>
        <StepList aria-label="Checkout">
          {steps.map(({ name }) => (
            <StepTab key={name} value={name}>
              {name}
            </StepTab>
          ))}
        </StepList>
        {steps.map(({ name, text }) => (
          <StepPanel key={name} value={name}>
            {text}
          </StepPanel>
        ))}
      </Tabs>
      <StepButton
        focusableWhenDisabled
        disabled={!next}
        onClick={() => next && setStep(next.name)}
      >
        Next step
      </StepButton>
    </div>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const pill = {
  padding: '0.375rem 0.875rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&.base--disabled': { opacity: 0.5, cursor: 'not-allowed' },
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
};

const StepList = styled(TabsList)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem',
});

const StepTab = styled(Tab)({
  ...pill,
  '&.base--selected': {
    borderColor: 'transparent',
    background: accent,
    color: 'light-dark(#fff, #062e6f)',
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'SelectedItem',
      color: 'SelectedItemText',
    },
  },
});

const StepButton = styled(Button)(pill);

const StepPanel = styled(TabPanel)({ paddingBlock: '1rem' });
