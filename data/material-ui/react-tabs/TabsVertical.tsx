import * as React from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import { type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

const departments = [
  { value: 'sales', label: 'Sales', contact: 'Ines, ext. 210' },
  { value: 'support', label: 'Support', contact: 'Mateo, ext. 214' },
  { value: 'billing', label: 'Billing', contact: 'Wanda, ext. 230' },
  { value: 'hr', label: 'Human resources', contact: 'Sol, ext. 201' },
];

export default function TabsVertical() {
  const [value, setValue] = React.useState('sales');
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));

  return (
    <Box
      sx={{
        width: '100%',
        display: 'flex',
        flexDirection: isNarrow ? 'column' : 'row',
      }}
    >
      <TabContext value={value}>
        <TabList
          orientation={isNarrow ? 'horizontal' : 'vertical'}
          variant="scrollable"
          onChange={(event, next: string) => setValue(next)}
          aria-label="Departments"
          sx={{
            flexShrink: 0,
            borderColor: 'divider',
            borderStyle: 'solid',
            borderWidth: 0,
            [isNarrow ? 'borderBlockEndWidth' : 'borderInlineEndWidth']: '1px',
          }}
        >
          {departments.map(({ value: key, label }) => (
            <Tab key={key} value={key} label={label} />
          ))}
        </TabList>
        {departments.map(({ value: key, label, contact }) => (
          <TabPanel key={key} value={key} tabIndex={0}>
            {label}: {contact}
          </TabPanel>
        ))}
      </TabContext>
    </Box>
  );
}
