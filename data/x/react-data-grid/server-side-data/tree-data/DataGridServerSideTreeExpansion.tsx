import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro, type DataGridProProps } from '@mui/x-data-grid-pro';
import { employeeColumns, nameColumn } from './employeeColumns';
import { teams, type EmployeeRow } from './employeeServer';

const salesTeam = ['Noor Haddad', 'Tomás Rivera'];

const expansions = {
  'One level': { defaultGroupingExpansionDepth: 1 },
  All: { defaultGroupingExpansionDepth: -1 },
  Sales: {
    isGroupExpandedByDefault: (node) => salesTeam.includes(String(node.groupingKey)),
  },
} satisfies Record<string, Partial<DataGridProProps<EmployeeRow>>>;

const names = ['One level', 'All', 'Sales'] as const;

export default function DataGridServerSideTreeExpansion() {
  const [name, setName] = React.useState<keyof typeof expansions>('Sales');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Open at first"
        value={name}
        onChange={(_, next: keyof typeof expansions | null) => next && setName(next)}
        sx={{ mb: 1 }}
      >
        {names.map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 350 }}>
        <DataGridPro
          key={name}
          aria-label="Teams that are open at first"
          treeData
          columns={employeeColumns}
          groupingColDef={nameColumn}
          unstable_dataSource={teams}
          disableColumnFilter
          disableColumnSorting
          hideFooter
          {...expansions[name]}
        />
      </Box>
    </Box>
  );
}
