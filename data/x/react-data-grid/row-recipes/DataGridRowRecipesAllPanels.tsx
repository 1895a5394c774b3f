import UnfoldLess from '@mui/icons-material/UnfoldLess';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  gridDetailPanelExpandedRowIdsSelector,
  gridRowsLookupSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { employees, type Employee } from '../../sampleData/employees';

function ToggleAll() {
  const apiRef = useGridApiContext();
  const rows = useGridSelector(apiRef, gridRowsLookupSelector);
  const openIds = useGridSelector(apiRef, gridDetailPanelExpandedRowIdsSelector);
  const isAllOpen = openIds.length === Object.keys(rows).length;

  const toggle = () => {
    const ids = Object.values(rows).map((row) => apiRef.current.getRowId(row));
    apiRef.current.setExpandedDetailPanels(isAllOpen ? [] : ids);
  };

  return (
    <IconButton
      size="small"
      aria-label={isAllOpen ? 'Collapse all' : 'Expand all'}
      onClick={toggle}
    >
      {isAllOpen ? (
        <UnfoldLess fontSize="inherit" />
      ) : (
        <UnfoldMore fontSize="inherit" />
      )}
    </IconButton>
  );
}

const columns: GridColDef<Employee>[] = [
  { ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, renderHeader: () => <ToggleAll /> },
  { field: 'name', headerName: 'Name', width: 170 },
  { field: 'department', headerName: 'Department', width: 140 },
];

const getDetailPanelContent = ({ row }: GridRowParams<Employee>) => (
  <Box sx={{ p: 2 }}>
    {row.role}, {row.office}
  </Box>
);
const getDetailPanelHeight = () => 56;

export default function DataGridRowRecipesAllPanels() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Employees"
        rows={employees}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
      />
    </Box>
  );
}
