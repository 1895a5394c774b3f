import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

const sections = [
  { id: 'profile', name: 'Profile', text: 'Name, photo and language' },
  {
    id: 'billing',
    name: 'Billing',
    text: 'Only the owner can see invoices',
    locked: true,
  },
  { id: 'security', name: 'Security', text: 'Password and signed-in devices' },
  { id: 'email', name: 'Email', text: 'Newsletters and reminders' },
];

export default function TabsVertical() {
  return (
    <Settings orientation="vertical" defaultValue="profile">
      <SectionList aria-label="Settings">
        {sections.map(({ id, name, locked }) => (
          <SectionTab key={id} value={id} disabled={locked}>
            {name}
          </SectionTab>
        ))}
      </SectionList>
      {sections.map(({ id, text }) => (
        <TabPanel key={id} value={id}>
          {text}
        </TabPanel>
      ))}
    </Settings>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Settings = styled(Tabs)({
  display: 'flex',
  gap: '1rem',
  width: '100%',
  maxWidth: 420,
});

const SectionList = styled(TabsList)({
  display: 'flex',
  flex: 'none',
  flexDirection: 'column',
  gap: '0.25rem',
});

const SectionTab = styled(Tab)({
  padding: '0.5rem 1rem',
  border: 'none',
  borderRadius: 8,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&.base--selected': {
    paddingInlineStart: 'calc(1rem - 3px)',
    borderInlineStart: `3px solid ${accent}`,
    background: `color-mix(in srgb, ${accent} 12%, transparent)`,
    color: accent,
  },
  '&.base--disabled': { opacity: 0.5, cursor: 'not-allowed' },
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: -3 },
});
