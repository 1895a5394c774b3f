import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridColDef,
  type GridEventListener,
  GridRowEditStopReasons,
  GridRowModes,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import { products, type Product } from '../../sampleData/products';

const rows = products.slice(0, 5);

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 140 },
  {
    field: 'stock',
    headerName: 'In stock',
    type: 'number',
    width: 120,
    editable: true,
  },
];

const handleRowEditStop: GridEventListener<'rowEditStop'> = ({ reason }, event) => {
  if (reason === GridRowEditStopReasons.rowFocusOut) {
    event.defaultMuiPrevented = true;
  }
};

export default function DataGridEditingControlled() {
  const [rowModesModel, setRowModesModel] = React.useState<GridRowModesModel>({});
  const isEditing = rows.some(({ id }) => rowModesModel[id]?.mode === 'edit');
  const setAll = (props: GridRowModesModel[string]) =>
    setRowModesModel(Object.fromEntries(rows.map(({ id }) => [id, props])));

  return (
    <Box
      sx={{ height: 420, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button
          variant="contained"
          onClick={() =>
            setAll({ mode: isEditing ? GridRowModes.View : GridRowModes.Edit })
          }
        >
          {isEditing ? 'Save the count' : 'Count the stock'}
        </Button>
        <Button
          disabled={!isEditing}
          onClick={() =>
            setAll({ mode: GridRowModes.View, ignoreModifications: true })
          }
        >
          Discard
        </Button>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Stock"
          rows={rows}
          columns={columns}
          hideFooter
          editMode="row"
          rowModesModel={rowModesModel}
          onRowModesModelChange={setRowModesModel}
          onRowEditStop={handleRowEditStop}
        />
      </Box>
    </Box>
  );
}
