import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

const folders = [
  { id: 'inbox', name: 'الوارد', text: 'ثلاث رسائل جديدة' },
  { id: 'drafts', name: 'المسودات', text: 'مسودة واحدة' },
  { id: 'sent', name: 'المرسلة', text: 'لا توجد رسائل اليوم' },
];

export default function TabsRightToLeft() {
  return (
    <div dir="rtl" lang="ar">
      <Tabs direction="rtl" defaultValue="inbox">
        <TabsList aria-label="البريد">
          {folders.map(({ id, name }) => (
            <FolderTab key={id} value={id}>
              {name}
            </FolderTab>
          ))}
        </TabsList>
        {folders.map(({ id, text }) => (
          <FolderPanel key={id} value={id}>
            {text}
          </FolderPanel>
        ))}
      </Tabs>
    </div>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const FolderTab = styled(Tab)({
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

const FolderPanel = styled(TabPanel)({ paddingBlock: '1rem' });
