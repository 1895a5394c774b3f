import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './styles.css';

const levels = [
  { id: 'stalls', name: 'Stalls', free: 42 },
  { id: 'circle', name: 'Dress circle', free: 7 },
  { id: 'gallery', name: 'Gallery', free: 118 },
];

export default function SeatingLevels() {
  const [level, setLevel] = React.useState<string | number | null>('stalls');
  const index = levels.findIndex((item) => item.id === level);

  return (
    <div className="seating">
      <Tabs value={level} onChange={(event, next) => setLevel(next)}>
        <TabsList className="row" aria-label="Seating level">
          {levels.map((item) => (
            <Tab key={item.id} value={item.id} className="pill">
              {item.name}
            </Tab>
          ))}
        </TabsList>
        {levels.map((item) => (
          <TabPanel key={item.id} value={item.id} className="panel">
            {item.free} free seats in the {item.name.toLowerCase()}.
          </TabPanel>
        ))}
      </Tabs>
      <div className="row">
        {[-1, 1].map((step) => (
          <Button
            key={step}
            className="pill"
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
