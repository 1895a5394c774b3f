import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { reviews, type Review } from './reviews';

const columns: GridColDef<Review>[] = [
  { field: 'product', headerName: 'Product', width: 130 },
  { field: 'text', headerName: 'Review', minWidth: 180, flex: 1 },
];

const getAutoHeight = () => 'auto' as const;
const getEstimatedHeight = () => 60;

export default function DataGridRowHeightDynamic() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Reviews"
        rows={reviews}
        columns={columns}
        getRowHeight={getAutoHeight}
        getEstimatedRowHeight={getEstimatedHeight}
        hideFooter
        sx={{ [`& .${gridClasses.cell}`]: { py: 1 } }}
      />
    </Box>
  );
}
