import * as React from 'react';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { useTab } from '@mui/base/useTab';
import { styled } from '@mui/system';

export default function UseTabSteps() {
  return (
    <Tabs defaultValue="flight">
      <StepList aria-label="Booking">
        <StepTab value="flight">Flight</StepTab>
        <StepTab value="seats">Seats</StepTab>
        <StepTab value="luggage">Luggage</StepTab>
      </StepList>
      <StepPanel value="flight">Lisbon to Boston, June 4, 10:35</StepPanel>
      <StepPanel value="seats">12A and 12B</StepPanel>
      <StepPanel value="luggage">Two suitcases</StepPanel>
    </Tabs>
  );
}

function StepTab({ value, children }: { value: string; children: React.ReactNode }) {
  const { getRootProps, index, totalTabsCount } = useTab({ value });
  // The position is known after hydration; until then the index is -1.
  const position = index < 0 ? '\u00a0' : `${index + 1} of ${totalTabsCount}`;

  return (
    <StepButton {...getRootProps()}>
      <small aria-hidden="true">{position}</small>
      {children}
    </StepButton>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const StepList = styled(TabsList)({ display: 'flex', gap: '0.5rem' });

const StepButton = styled('button')({
  display: 'grid',
  minWidth: '5.25rem',
  padding: '0.5rem 0',
  border: 'none',
  borderBlockStart: '4px solid color-mix(in srgb, currentColor 25%, transparent)',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '@media (forced-colors: active)': { borderBlockStartColor: 'Canvas' },
  '&[aria-selected=true]': { borderBlockStartColor: accent, color: accent },
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});

const StepPanel = styled(TabPanel)({ paddingBlock: '1rem' });
