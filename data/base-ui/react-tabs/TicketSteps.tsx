import * as React from 'react';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { useTab } from '@mui/base/useTab';

const css = `
  .ticketSteps { width: 100%; max-width: 460px; }
  .ticketSteps-list { display: flex; flex-wrap: wrap; gap: 0.5rem; }
  .ticketSteps-step {
    flex: 1 1 7rem; display: grid; text-align: start; cursor: pointer;
    font: inherit; color: inherit; background: none; padding: 0.5rem 0;
    border: none; border-block-start: 4px solid;
    border-color: color-mix(in srgb, currentColor 25%, transparent);
  }
  .ticketSteps-step[aria-selected=true] { border-color: currentColor; }
  .ticketSteps-step:focus-visible { outline: 2px solid; outline-offset: 2px; }
  .ticketSteps-panel { padding-block: 1rem; }
`;

function Step({ value, children }: { value: string; children: React.ReactNode }) {
  const { getRootProps, index, totalTabsCount, selected } = useTab({ value });
  // On the server the list is not known yet: index is -1 and the count 0.
  const position = index < 0 ? '\u00a0' : `${index + 1} of ${totalTabsCount}`;

  return (
    <button {...getRootProps()} className="ticketSteps-step">
      <small>{position}</small>
      <span style={{ fontWeight: selected ? 700 : 400 }}>{children}</span>
    </button>
  );
}

export default function TicketSteps() {
  return (
    <Tabs className="ticketSteps" defaultValue="evening">
      <style>{css}</style>
      <TabsList className="ticketSteps-list" aria-label="Booking">
        <Step value="evening">Evening</Step>
        <Step value="seats">Seats</Step>
        <Step value="pickup">Pick-up</Step>
      </TabsList>
      <TabPanel className="ticketSteps-panel" value="evening">
        Salt Roads, 16 October, 19:30.
      </TabPanel>
      <TabPanel className="ticketSteps-panel" value="seats">
        Dress circle, row B, seats 11 and 12.
      </TabPanel>
      <TabPanel className="ticketSteps-panel" value="pickup">
        At the box office, from one hour before curtain.
      </TabPanel>
    </Tabs>
  );
}
