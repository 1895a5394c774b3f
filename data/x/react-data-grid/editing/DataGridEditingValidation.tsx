import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  type GridColDef,
  GridEditInputCell,
  type GridPreProcessEditCellProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { products, type Product } from '../../sampleData/products';

/** The part of the server: whether another product has this SKU. */
function findSku(sku: string): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(products.some((it) => it.sku === sku)), 300);
  });
}

async function validateSku({ props, row, hasChanged }: GridPreProcessEditCellProps) {
  if (!hasChanged || props.value === row.sku) return { ...props, error: '' };
  const isTaken = await findSku(props.value);
  return { ...props, error: isTaken ? 'Another product has this SKU' : '' };
}

function validatePrice({ props }: GridPreProcessEditCellProps) {
  const isValid = Number(props.value) > 0;
  return { ...props, error: isValid ? '' : 'Enter a price above 0' };
}

function EditCellWithError({ error, ...props }: GridRenderEditCellParams<Product>) {
  return (
    <Tooltip
      describeChild
      open={Boolean(error)}
      title={error ?? ''}
      placement="bottom-start"
    >
      <Box sx={{ flex: 1 }}>
        <GridEditInputCell
          {...props}
          error={Boolean(error)}
          inputProps={{ 'aria-label': props.colDef.headerName }}
        />
      </Box>
    </Tooltip>
  );
}

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 130 },
  {
    field: 'sku',
    headerName: 'SKU',
    width: 120,
    editable: true,
    preProcessEditCellProps: validateSku,
    renderEditCell: (params) => <EditCellWithError {...params} />,
  },
  {
    field: 'price',
    headerName: 'Price (€)',
    type: 'number',
    width: 100,
    editable: true,
    preProcessEditCellProps: validatePrice,
    renderEditCell: (params) => <EditCellWithError {...params} />,
  },
];

export default function DataGridEditingValidation() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Products with validation"
        rows={products}
        columns={columns}
        sx={{ '& .MuiInputBase-root.Mui-error': { color: 'error.main' } }}
      />
    </Box>
  );
}
