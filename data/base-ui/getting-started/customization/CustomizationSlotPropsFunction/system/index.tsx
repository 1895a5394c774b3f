import { Tab, type TabProps } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

const tasks = { Day: '2 tasks', Week: '9 tasks', Month: '31 tasks' };

const slotProps: TabProps['slotProps'] = {
  root: ({ selected }) => ({ className: selected ? 'on' : undefined }),
};

export default function CustomizationSlotPropsFunction() {
  return (
    <Tabs defaultValue="Week">
      <PeriodList aria-label="Period">
        {Object.keys(tasks).map((period) => (
          <PeriodTab key={period} value={period} slotProps={slotProps}>
            {period}
          </PeriodTab>
        ))}
      </PeriodList>
      {Object.entries(tasks).map(([period, text]) => (
        <TabPanel key={period} value={period}>
          <p>{text}</p>
        </TabPanel>
      ))}
    </Tabs>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const PeriodList = styled(TabsList)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem',
});

const PeriodTab = styled(Tab)({
  padding: '0.5rem 1rem',
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { background: `color-mix(in srgb, ${accent} 12%, transparent)` },
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
  '&.on': { background: accent, color: 'light-dark(#fff, #062e6f)' },
});
