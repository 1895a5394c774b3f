import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

const levels = [
  { id: 'stalls', name: 'Stalls', free: 42 },
  { id: 'circle', name: 'Dress circle', free: 7 },
  { id: 'gallery', name: 'Gallery', free: 118 },
];

const pill =
  'cursor-pointer rounded-full border border-current/45 px-3.5 py-1.5 focus-visible:outline-3 focus-visible:outline-offset-2 [&.base--disabled]:cursor-not-allowed [&.base--disabled]:opacity-50';
const selected =
  '[&.base--selected]:bg-neutral-900 [&.base--selected]:text-white dark:[&.base--selected]:bg-white dark:[&.base--selected]:text-black';

export default function SeatingLevels() {
  const [level, setLevel] = React.useState<string | number | null>('stalls');
  const index = levels.findIndex((item) => item.id === level);

  return (
    <div className="w-full max-w-[440px]">
      <Tabs value={level} onChange={(event, next) => setLevel(next)}>
        <TabsList className="flex flex-wrap gap-2" aria-label="Seating level">
          {levels.map((item) => (
            <Tab key={item.id} value={item.id} className={`${pill} ${selected}`}>
              {item.name}
            </Tab>
          ))}
        </TabsList>
        {levels.map((item) => (
          <TabPanel key={item.id} value={item.id} className="py-4">
            {item.free} free seats in the {item.name.toLowerCase()}.
          </TabPanel>
        ))}
      </Tabs>
      <div className="flex flex-wrap gap-2">
        {[-1, 1].map((step) => (
          <Button
            key={step}
            className={pill}
            focusableWhenDisabled
            disabled={!levels[index + step]}
            onClick={() => setLevel(levels[index + step]?.id ?? null)}
          >
            {step < 0 ? 'One level down' : 'One level up'}
          </Button>
        ))}
      </div>
    </div>
  );
}
