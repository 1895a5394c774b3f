import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

const levels = [
  { id: 'stalls', name: 'Stalls', free: 42 },
  { id: 'circle', name: 'Dress circle', free: 7 },
  { id: 'gallery', name: 'Gallery', free: 118 },
];

const Seating = styled('div')({ width: '100%', maxWidth: 440 });

const row = { display: 'flex', flexWrap: 'wrap', gap: '0.5rem' } as const;
const Row = styled('div')(row);
const Levels = styled(TabsList)(row);

const pill = {
  padding: '0.375rem 0.875rem',
  border: '1px solid color-mix(in srgb, currentColor 45%, transparent)',
  borderRadius: 999,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&.base--selected': { background: 'CanvasText', color: 'Canvas' },
  '&.base--disabled': { opacity: 0.5, cursor: 'not-allowed' },
  '&:focus-visible': { outline: '3px solid CanvasText', outlineOffset: 2 },
};
const Level = styled(Tab)(pill);
const Step = styled(Button)(pill);

const Panel = styled(TabPanel)({ paddingBlock: '1rem' });

export default function SeatingLevels() {
  const [level, setLevel] = React.useState<string | number | null>('stalls');
  const index = levels.findIndex((item) => item.id === level);

  return (
    <Seating>
      <Tabs value={level} onChange={(event, next) => setLevel(next)}>
        <Levels aria-label="Seating level">
          {levels.map((item) => (
            <Level key={item.id} value={item.id}>
              {item.name}
            </Level>
          ))}
        </Levels>
        {levels.map((item) => (
          <Panel key={item.id} value={item.id}>
            {item.free} free seats in the {item.name.toLowerCase()}.
          </Panel>
        ))}
      </Tabs>
      <Row>
        {[-1, 1].map((step) => (
          <Step
            key={step}
            focusableWhenDisabled
            disabled={!levels[index + step]}
            onClick={() => setLevel(levels[index + step]?.id ?? null)}
          >
            {step < 0 ? 'One level down' : 'One level up'}
          </Step>
        ))}
      </Row>
    </Seating>
  );
}
