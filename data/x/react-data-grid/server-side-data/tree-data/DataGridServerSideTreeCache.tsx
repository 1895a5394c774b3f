import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  type GridDataSourceCache,
  type GridGetRowsResponse,
} from '@mui/x-data-grid-pro';
import { employeeColumns, nameColumn } from './employeeColumns';
import { teams } from './employeeServer';

const cached = new Map<string, GridGetRowsResponse>();

const teamCache: GridDataSourceCache = {
  get: ({ groupKeys = [] }) => cached.get(groupKeys.join('/')),
  set: ({ groupKeys = [] }, response) => cached.set(groupKeys.join('/'), response),
  clear: () => {
    // The grid calls this when it mounts, and these teams stay valid until the page is left.
  },
};

export default function DataGridServerSideTreeCache() {
  const [isOpen, setIsOpen] = React.useState(true);

  return (
    <Box
      sx={{ height: 400, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <Button onClick={() => setIsOpen(!isOpen)} sx={{ alignSelf: 'start', mb: 1 }}>
        {isOpen ? 'Close the grid' : 'Open the grid'}
      </Button>
      {isOpen ? (
        <DataGridPro
          aria-label="Cached teams"
          treeData
          columns={employeeColumns}
          groupingColDef={nameColumn}
          unstable_dataSource={teams}
          unstable_dataSourceCache={teamCache}
          disableColumnFilter
          disableColumnSorting
          hideFooter
        />
      ) : null}
    </Box>
  );
}
