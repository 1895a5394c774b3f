import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  GridFooterContainer,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { flights, type Flight } from '../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 90 },
  { field: 'airline', headerName: 'Airline', width: 120 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 120 },
];

function PageFooter() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <GridFooterContainer sx={{ justifyContent: 'center' }}>
      <Pagination
        size="small"
        siblingCount={0}
        count={pageCount}
        page={page + 1}
        onChange={(_, next) => apiRef.current.setPage(next - 1)}
      />
    </GridFooterContainer>
  );
}

export default function DataGridStateUseGridSelector() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Departures"
        rows={flights}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
        slots={{ footer: PageFooter }}
      />
    </Box>
  );
}
