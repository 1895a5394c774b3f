import * as React from 'react';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

const css = `
  .arrowKeyModes { display: grid; gap: 1.25rem; width: 100%; max-width: 420px; }
  .arrowKeyModes-list { display: flex; flex-wrap: wrap; }
  .arrowKeyModes-tab {
    font: inherit; color: inherit; background: none; cursor: pointer;
    padding: 0.375rem 0.75rem; border: 1px solid currentColor; margin-inline-end: -1px;
  }
  .arrowKeyModes-tab.base--selected { background: CanvasText; color: Canvas; }
  .arrowKeyModes-tab:focus-visible {
    outline: 3px solid CanvasText; outline-offset: 2px; z-index: 1; position: relative;
  }
  .arrowKeyModes-panel { padding-block-start: 0.5rem; }
`;

const acts = [
  { id: 'one', name: 'Act I', text: 'The storm, 38 minutes.' },
  { id: 'two', name: 'Act II', text: 'The island, 44 minutes.' },
  { id: 'three', name: 'Act III', text: 'The pardon, 29 minutes.' },
];

function ActTabs({ label, automatic }: { label: string; automatic: boolean }) {
  return (
    <Tabs defaultValue="one" selectionFollowsFocus={automatic}>
      <TabsList className="arrowKeyModes-list" aria-label={label}>
        {acts.map((act) => (
          <Tab key={act.id} className="arrowKeyModes-tab" value={act.id}>
            {act.name}
          </Tab>
        ))}
      </TabsList>
      {acts.map((act) => (
        <TabPanel key={act.id} className="arrowKeyModes-panel" value={act.id}>
          {act.text}
        </TabPanel>
      ))}
    </Tabs>
  );
}

export default function ArrowKeyModes() {
  return (
    <div className="arrowKeyModes">
      <style>{css}</style>
      <div>
        <strong>Manual:</strong> arrows move, Space or Enter opens.
        <ActTabs label="Acts, manual activation" automatic={false} />
      </div>
      <div>
        <strong>Automatic:</strong> arrows move and open.
        <ActTabs label="Acts, automatic activation" automatic />
      </div>
    </div>
  );
}
