import * as React from 'react';
import { Tab } from '@mui/base/Tab';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { useTabPanel } from '@mui/base/useTabPanel';

const css = `
  .reviewDrafts { width: 100%; max-width: 420px; }
  .reviewDrafts-list { display: flex; flex-wrap: wrap; gap: 0.5rem; }
  .reviewDrafts-tab {
    font: inherit; color: inherit; background: none; cursor: pointer;
    padding: 0.375rem 0.75rem; border: 1px dashed currentColor; border-radius: 6px;
  }
  .reviewDrafts-tab.base--selected { border-style: solid; font-weight: 700; }
  .reviewDrafts-tab:focus-visible { outline: 3px solid; outline-offset: 2px; }
  .reviewDrafts label { display: grid; gap: 0.25rem; padding-block-start: 1rem; }
  .reviewDrafts textarea {
    font: inherit; color: inherit; background: transparent; padding: 0.5rem;
    border: 1px solid color-mix(in srgb, currentColor 60%, transparent);
  }
`;

interface KeptPanelProps {
  value: string;
  children: React.ReactNode;
}

function KeptPanel({ value, children }: KeptPanelProps) {
  const { getRootProps } = useTabPanel({ value });
  const { ref, ...props } = getRootProps();

  return (
    // The hidden attribute comes from the hook; the children stay mounted.
    <div {...props} ref={ref as React.Ref<HTMLDivElement>} role="tabpanel">
      {children}
    </div>
  );
}

export default function ReviewDrafts() {
  return (
    <Tabs className="reviewDrafts" defaultValue="press">
      <style>{css}</style>
      <TabsList className="reviewDrafts-list" aria-label="Review drafts">
        <Tab className="reviewDrafts-tab" value="press">
          For the press
        </Tab>
        <Tab className="reviewDrafts-tab" value="company">
          For the company
        </Tab>
      </TabsList>
      <KeptPanel value="press">
        <label>
          Press text
          <textarea rows={3} defaultValue="A brave evening, and a short one." />
        </label>
      </KeptPanel>
      <KeptPanel value="company">
        <label>
          Note to the company
          <textarea rows={3} defaultValue="Keep the pause before the letter." />
        </label>
      </KeptPanel>
    </Tabs>
  );
}
