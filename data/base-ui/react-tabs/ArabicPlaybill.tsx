import * as React from 'react';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

const css = `
  .arabicPlaybill { width: 100%; max-width: 420px; }
  .arabicPlaybill-list {
    display: flex; flex-wrap: wrap; gap: 0.25rem;
    border-block-end: 1px solid currentColor;
  }
  .arabicPlaybill-tab {
    font: inherit; color: inherit; background: none; cursor: pointer;
    border: none; padding: 0.5rem 1rem; border-block-end: 3px solid transparent;
  }
  .arabicPlaybill-tab.base--selected { border-block-end-color: currentColor; }
  .arabicPlaybill-tab:focus-visible { outline: 2px solid; outline-offset: -3px; }
  .arabicPlaybill-panel { padding-block: 1rem; }
`;

const parts = [
  { id: 'play', name: 'المسرحية', text: 'عرض من ثلاثة فصول.' },
  { id: 'cast', name: 'الممثلون', text: 'تسعة ممثلين وعازف عود.' },
  { id: 'visit', name: 'زيارتكم', text: 'تفتح الأبواب قبل العرض بساعة.' },
];

export default function ArabicPlaybill() {
  return (
    <div dir="rtl" lang="ar" className="arabicPlaybill">
      <style>{css}</style>
      <Tabs direction="rtl" defaultValue="play">
        <TabsList className="arabicPlaybill-list" aria-label="برنامج الليلة">
          {parts.map((part) => (
            <Tab key={part.id} className="arabicPlaybill-tab" value={part.id}>
              {part.name}
            </Tab>
          ))}
        </TabsList>
        {parts.map((part) => (
          <TabPanel key={part.id} className="arabicPlaybill-panel" value={part.id}>
            {part.text}
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
}
