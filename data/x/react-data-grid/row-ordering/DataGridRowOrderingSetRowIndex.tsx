import * as React from 'react';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  GridActionsCellItem,
  useGridApiRef,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import { products, type Product } from '../../sampleData/products';

const rows = products.slice(0, 6);

export default function DataGridRowOrderingSetRowIndex() {
  const apiRef = useGridApiRef();

  const columns = React.useMemo<GridColDef<Product>[]>(() => {
    const move = (id: GridRowId, by: number) => {
      const target = apiRef.current.getRowIndexRelativeToVisibleRows(id) + by;
      if (target >= 0 && target < rows.length)
        apiRef.current.setRowIndex(id, target);
    };

    return [
      { field: 'name', headerName: 'Name', width: 170, sortable: false },
      {
        field: 'actions',
        headerName: 'Move',
        type: 'actions',
        width: 100,
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            key="up"
            label={`Move ${row.name} up`}
            icon={<ArrowUpward />}
            onClick={() => move(id, -1)}
          />,
          <GridActionsCellItem
            key="down"
            label={`Move ${row.name} down`}
            icon={<ArrowDownward />}
            onClick={() => move(id, 1)}
          />,
        ],
      },
    ];
  }, [apiRef]);

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        apiRef={apiRef}
        aria-label="Products"
        rows={rows}
        columns={columns}
        disableColumnFilter
        hideFooter
      />
    </Box>
  );
}
