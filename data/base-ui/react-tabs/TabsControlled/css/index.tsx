import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './styles.css';

const steps = [
  { name: 'Address', text: '12 Oak Street, Boston' },
  { name: 'Delivery', text: 'Express, arrives tomorrow' },
  { name: 'Payment', text: 'Card ending in 4242' },
];

export default function TabsControlled() {
  const [step, setStep] = React.useState<string | number | null>('Address');
  const next = steps[steps.findIndex(({ name }) => name === step) + 1];

  return (
    <div className="checkout">
      <Tabs value={step} onChange={(event, newStep) => setStep(newStep)}>
        <TabsList className="steps" aria-label="Checkout">
          {steps.map(({ name }) => (
            <Tab key={name} className="pill" value={name}>
              {name}
            </Tab>
          ))}
        </TabsList>
        {steps.map(({ name, text }) => (
          <TabPanel key={name} className="panel" value={name}>
            {text}
          </TabPanel>
        ))}
      </Tabs>
      <Button
        className="pill"
        focusableWhenDisabled
        disabled={!next}
        onClick={() => next && setStep(next.name)}
      >
        Next step
      </Button>
    </div>
  );
}
