import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenu,
  GridColumnMenuContainer,
  GridColumnMenuSortItem,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { orders, orderStatuses, type Order } from '../../sampleData/orders';

function StatusColumnMenu(props: GridColumnMenuProps) {
  const apiRef = useGridApiContext();
  const { hideMenu, colDef } = props;

  if (colDef.field !== 'status') {
    return <GridColumnMenu {...props} />;
  }

  return (
    <GridColumnMenuContainer {...props}>
      <GridColumnMenuSortItem colDef={colDef} onClick={hideMenu} />
      {orderStatuses.map((status) => (
        <MenuItem
          key={status}
          onClick={(event) => {
            const item = { field: colDef.field, operator: 'is', value: status };
            apiRef.current.setFilterModel({ items: [item] });
            hideMenu(event);
          }}
        >
          Only {status.toLowerCase()}
        </MenuItem>
      ))}
    </GridColumnMenuContainer>
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 130,
  },
];

export default function DataGridColumnMenuCustom() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Orders by status"
        rows={orders}
        columns={columns}
        slots={{ columnMenu: StatusColumnMenu }}
      />
    </Box>
  );
}
