import * as React from 'react';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

const css = `
  .seasonCalendar { width: 100%; min-width: 0; }
  .seasonCalendar-list {
    display: flex; gap: 0.25rem; overflow-x: auto; scroll-snap-type: x proximity;
    scroll-padding-inline: 2rem; padding-block: 4px;
  }
  .seasonCalendar-tab {
    flex: none; scroll-snap-align: center; cursor: pointer;
    font: inherit; color: inherit; background: none; padding: 0.5rem 1rem;
    border: 1px solid color-mix(in srgb, currentColor 30%, transparent);
    border-radius: 6px;
  }
  .seasonCalendar-tab.base--selected { border-color: currentColor; font-weight: 700; }
  .seasonCalendar-tab:focus-visible { outline: 2px solid; outline-offset: 1px; }
  .seasonCalendar-panel { padding-block: 1rem; }
`;

const season = [
  ['September', 'The Weaver', 11],
  ['October', 'Salt Roads', 14],
  ['November', 'Two Keys', 9],
  ['December', 'The Clockmaker', 22],
  ['January', 'No Harbor', 8],
  ['February', 'Glass Orchard', 12],
  ['March', 'The Weaver', 6],
  ['April', 'Night Ferry', 15],
  ['May', 'Open rehearsals', 4],
] as const;

export default function SeasonCalendar() {
  return (
    <Tabs className="seasonCalendar" defaultValue="September">
      <style>{css}</style>
      <TabsList className="seasonCalendar-list" aria-label="Month of the season">
        {season.map(([month]) => (
          <Tab key={month} className="seasonCalendar-tab" value={month}>
            {month}
          </Tab>
        ))}
      </TabsList>
      {season.map(([month, play, evenings]) => (
        <TabPanel key={month} className="seasonCalendar-panel" value={month}>
          {play}: {evenings} evenings in {month}.
        </TabPanel>
      ))}
    </Tabs>
  );
}
