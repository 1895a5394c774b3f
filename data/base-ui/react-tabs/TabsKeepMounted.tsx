import * as React from 'react';
import { Tab } from '@mui/base/Tab';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { useTabPanel } from '@mui/base/useTabPanel';
import { styled } from '@mui/system';

export default function TabsKeepMounted() {
  return (
    <Tabs defaultValue="email">
      <TabsList aria-label="Message">
        <MessageTab value="email">Email</MessageTab>
        <MessageTab value="note">Private note</MessageTab>
      </TabsList>
      <KeptPanel value="email">
        <Field aria-label="Email" rows={3} defaultValue="Dear Maria, " />
      </KeptPanel>
      <KeptPanel value="note">
        <Field aria-label="Private note" rows={3} defaultValue="Call on Monday" />
      </KeptPanel>
    </Tabs>
  );
}

interface KeptPanelProps {
  value: string;
  children: React.ReactNode;
}

function KeptPanel({ value, children }: KeptPanelProps) {
  const { getRootProps } = useTabPanel({ value });
  const { ref, ...props } = getRootProps();

  return (
    // The hook sets hidden, and the children stay mounted.
    <div {...props} ref={ref as React.Ref<HTMLDivElement>} role="tabpanel">
      {children}
    </div>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const MessageTab = styled(Tab)({
  padding: '0.5rem 0.875rem',
  border: 'none',
  borderBlockEnd: '3px solid transparent',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '@media (forced-colors: active)': { borderBlockEndColor: 'Canvas' },
  '&.base--selected': { borderBlockEndColor: accent, color: accent },
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: -3 },
});

const Field = styled('textarea')({
  width: '100%',
  maxWidth: '18rem',
  marginBlockStart: '1rem',
  padding: '0.5rem 0.75rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});
