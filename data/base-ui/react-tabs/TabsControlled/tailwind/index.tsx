import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

const pill =
  'cursor-pointer rounded-lg border border-current/55 px-3.5 py-1.5 outline-blue-700 dark:outline-blue-300 focus-visible:outline-3 focus-visible:outline-offset-2 [&.base--disabled]:cursor-not-allowed [&.base--disabled]:opacity-50';
const selected =
  '[&.base--selected]:border-transparent [&.base--selected]:bg-blue-700 [&.base--selected]:text-white dark:[&.base--selected]:bg-blue-300 dark:[&.base--selected]:text-blue-950 forced-colors:[&.base--selected]:bg-[SelectedItem] forced-colors:[&.base--selected]:text-[SelectedItemText] forced-colors:[&.base--selected]:forced-color-adjust-none';

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
        <TabsList className="flex flex-wrap gap-2" aria-label="Checkout">
          {steps.map(({ name }) => (
            <Tab key={name} className={`${pill} ${selected}`} value={name}>
              {name}
            </Tab>
          ))}
        </TabsList>
        {steps.map(({ name, text }) => (
          <TabPanel key={name} className="py-4" value={name}>
            {text}
          </TabPanel>
        ))}
      </Tabs>
      <Button
        className={pill}
        focusableWhenDisabled
        disabled={!next}
        onClick={() => next && setStep(next.name)}
      >
        Next step
      </Button>
    </div>
  );
}
