import Box from '@mui/material/Box';
import {
  DataGridPro,
  GridLogicOperator,
  GridToolbarContainer,
  GridToolbarFilterButton,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { orders, type Order } from '../../../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 140 },
];

const outlined = { variant: 'outlined', size: 'small' };

const filterPanel = {
  logicOperators: [GridLogicOperator.And],
  columnsSort: 'asc' as const,
  filterFormProps: {
    logicOperatorInputProps: outlined,
    columnInputProps: outlined,
    operatorInputProps: outlined,
    valueInputProps: { InputComponentProps: outlined },
    deleteIconProps: { sx: { justifyContent: 'center' } },
  },
  sx: { '& .MuiDataGrid-filterForm': { gap: 1, p: 1.5 } },
};

function FilterToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
    </GridToolbarContainer>
  );
}

export default function DataGridFilterPanelContent() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Orders with an outlined filter panel"
        rows={orders}
        columns={columns}
        slots={{ toolbar: FilterToolbar }}
        slotProps={{ filterPanel }}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 1, field: 'product', operator: 'contains', value: 'lamp' },
                { id: 2, field: 'country', operator: 'contains', value: 'a' },
              ],
            },
          },
        }}
      />
    </Box>
  );
}
