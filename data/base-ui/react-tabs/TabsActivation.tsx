import * as React from 'react';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

export default function TabsActivation() {
  return (
    <Compare>
      <MailTabs label="Arrow keys move the focus" />
      <MailTabs label="Arrow keys also select" selectionFollowsFocus />
    </Compare>
  );
}

interface MailTabsProps {
  label: string;
  selectionFollowsFocus?: boolean;
}

function MailTabs({ label, selectionFollowsFocus }: MailTabsProps) {
  const labelId = React.useId();

  return (
    <div>
      <strong id={labelId}>{label}</strong>
      <Tabs defaultValue="Inbox" selectionFollowsFocus={selectionFollowsFocus}>
        <TabsList aria-labelledby={labelId}>
          {['Inbox', 'Drafts', 'Sent'].map((folder) => (
            <MailTab key={folder} value={folder}>
              {folder}
            </MailTab>
          ))}
        </TabsList>
        {['Inbox', 'Drafts', 'Sent'].map((folder) => (
          <MailPanel key={folder} value={folder}>
            Messages in {folder}
          </MailPanel>
        ))}
      </Tabs>
    </div>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Compare = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '2rem' });

const MailTab = styled(Tab)({
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

const MailPanel = styled(TabPanel)({ paddingBlock: '0.75rem' });
