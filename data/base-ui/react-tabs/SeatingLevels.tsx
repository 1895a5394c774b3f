import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

const css = `
  .seatingLevels { width: 100%; max-width: 440px; }
  .seatingLevels-list, .seatingLevels-steps { display: flex; flex-wrap: wrap; gap: 0.5rem; }
  .seatingLevels button {
    font: inherit; color: inherit; background: transparent; cursor: pointer;
    border: 1px solid color-mix(in srgb, currentColor 45%, transparent);
    border-radius: 999px; padding: 0.375rem 0.875rem;
  }
  .seatingLevels button.base--selected { background: CanvasText; color: Canvas; }
  .seatingLevels button.base--disabled { opacity: 0.5; cursor: not-allowed; }
  .seatingLevels button:focus-visible { outline: 3px solid CanvasText; outline-offset: 2px; }
  .seatingLevels-panel { padding-block: 1rem; }
`;

const levels = [
  { id: 'stalls', name: 'Stalls', free: 42 },
  { id: 'circle', name: 'Dress circle', free: 7 },
  { id: 'gallery', name: 'Gallery', free: 118 },
];

export default function SeatingLevels() {
  const [level, setLevel] = React.useState<string | number | null>('stalls');
  const index = levels.findIndex((item) => item.id === level);

  return (
    <div className="seatingLevels">
      <style>{css}</style>
      <Tabs value={level} onChange={(event, next) => setLevel(next)}>
        <TabsList className="seatingLevels-list" aria-label="Seating level">
          {levels.map((item) => (
            <Tab key={item.id} value={item.id}>
              {item.name}
            </Tab>
          ))}
        </TabsList>
        {levels.map((item) => (
          <TabPanel key={item.id} value={item.id} className="seatingLevels-panel">
            {item.free} free seats in the {item.name.toLowerCase()}.
          </TabPanel>
        ))}
      </Tabs>
      <div className="seatingLevels-steps">
        {[-1, 1].map((step) => (
          <Button
            key={step}
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
