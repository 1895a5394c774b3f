import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import FitScreenIcon from '@mui/icons-material/FitScreen';
import {
  DataGrid,
  GridColumnMenu,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { employees, type Employee } from '../../sampleData/employees';

function AutosizeItem({ colDef, onClick, label }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();

  return (
    <MenuItem
      onClick={(event) => {
        apiRef.current.autosizeColumns({
          columns: [colDef.field],
          includeOutliers: true,
        });
        onClick(event);
      }}
    >
      <ListItemIcon>
        <FitScreenIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{label}</ListItemText>
    </MenuItem>
  );
}

const slots = { columnMenuUserItem: AutosizeItem };
const slotProps = {
  columnMenuUserItem: { displayOrder: 15, label: 'Fit to content' },
};

function AutosizeColumnMenu(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slots={slots} slotProps={slotProps} />;
}

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name' },
  { field: 'role', headerName: 'Role' },
  { field: 'office', headerName: 'Office' },
];

export default function DataGridColumnMenuAddItem() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Employees with narrow columns"
        rows={employees}
        columns={columns}
        slots={{ columnMenu: AutosizeColumnMenu }}
      />
    </Box>
  );
}
