import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

const months = [
  ['January', 12],
  ['February', 9],
  ['March', 15],
  ['April', 11],
  ['May', 14],
  ['June', 18],
  ['July', 7],
  ['August', 5],
  ['September', 16],
] as const;

export default function TabsScrollable() {
  return (
    <Orders defaultValue="January">
      <MonthList aria-label="Orders by month">
        {months.map(([month]) => (
          <MonthTab key={month} value={month}>
            {month}
          </MonthTab>
        ))}
      </MonthList>
      {months.map(([month, orders]) => (
        <MonthPanel key={month} value={month}>
          {orders} orders in {month}
        </MonthPanel>
      ))}
    </Orders>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Orders = styled(Tabs)({ width: '100%', minWidth: 0, maxWidth: 480 });

const MonthList = styled(TabsList)({
  display: 'flex',
  overflowX: 'auto',
  scrollPaddingInline: '2rem',
});

const MonthTab = styled(Tab)({
  flex: 'none',
  padding: '0.5rem 0.875rem',
  border: 'none',
  borderBlockEnd: '3px solid transparent',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '@media (forced-colors: active)': { borderBlockEndColor: 'Canvas' },
  '&.base--selected': { borderBlockEndColor: accent, color: accent },
  // An outline outside of the tab would be cut off by the scrolling list.
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: -3 },
});

const MonthPanel = styled(TabPanel)({ paddingBlock: '1rem' });
