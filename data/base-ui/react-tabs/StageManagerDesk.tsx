import * as React from 'react';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

const css = `
  .stageDesk { display: flex; flex-wrap: wrap; gap: 1rem; width: 100%; }
  .stageDesk-list { display: flex; flex-direction: column; gap: 0.25rem; min-width: 9rem; }
  .stageDesk-tab {
    font: inherit; color: inherit; background: none; text-align: start; cursor: pointer;
    padding: 0.5rem 0.75rem; border: none; border-inline-start: 3px solid transparent;
  }
  .stageDesk-tab.base--selected {
    border-inline-start-color: currentColor; font-weight: 700;
    background: color-mix(in srgb, currentColor 8%, transparent);
  }
  .stageDesk-tab.base--disabled { opacity: 0.55; cursor: not-allowed; }
  .stageDesk-tab:focus-visible { outline: 2px solid; outline-offset: -2px; }
  .stageDesk-panel { flex: 1 1 12rem; padding-block: 0.5rem; }
`;

const stations = [
  { id: 'fly', name: 'Fly loft', note: 'Bar 7 carries the forest, 180 kg.' },
  { id: 'trap', name: 'Trapdoor', note: 'Bolted for the matinee.', closed: true },
  { id: 'revolve', name: 'Revolve', note: 'Quarter turn on cue 12, clockwise.' },
  { id: 'props', name: 'Props table', note: 'Letter, lantern and two cups.' },
];

export default function StageManagerDesk() {
  return (
    <Tabs className="stageDesk" orientation="vertical" defaultValue="fly">
      <style>{css}</style>
      <TabsList className="stageDesk-list" aria-label="Stations">
        {stations.map((station) => (
          <Tab
            key={station.id}
            className="stageDesk-tab"
            value={station.id}
            disabled={station.closed}
          >
            {station.name}
          </Tab>
        ))}
      </TabsList>
      {stations.map((station) => (
        <TabPanel key={station.id} className="stageDesk-panel" value={station.id}>
          {station.note}
        </TabPanel>
      ))}
    </Tabs>
  );
}
