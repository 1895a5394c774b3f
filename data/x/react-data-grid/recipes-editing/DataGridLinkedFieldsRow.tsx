import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  GridEditSingleSelectCell,
  type GridRenderEditCellParams,
  useGridApiContext,
} from '@mui/x-data-grid';
import { categories, type Category, products } from '../../sampleData/products';

interface Line {
  id: number;
  quantity: number;
  category: Category;
  product: string;
}

const rows: Line[] = [
  { id: 1, quantity: 2, category: 'Kitchen', product: 'Oak tray' },
  { id: 2, quantity: 6, category: 'Textiles', product: 'Bath towel' },
  { id: 3, quantity: 1, category: 'Outdoor', product: 'Bike bell' },
];

function CategoryEditCell(props: GridRenderEditCellParams<Line>) {
  const { id } = props;
  const apiRef = useGridApiContext();

  async function clearProduct() {
    await apiRef.current.setEditCellValue({ id, field: 'product', value: '' });
  }

  return <GridEditSingleSelectCell {...props} onValueChange={clearProduct} />;
}

const columns: GridColDef<Line>[] = [
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 90,
    editable: true,
  },
  {
    field: 'category',
    headerName: 'Category',
    type: 'singleSelect',
    valueOptions: categories,
    width: 130,
    editable: true,
    renderEditCell: (params) => <CategoryEditCell {...params} />,
  },
  {
    field: 'product',
    headerName: 'Product',
    type: 'singleSelect',
    valueOptions: ({ row }) =>
      products
        .filter(({ category }) => !row || category === row.category)
        .map(({ name }) => name),
    flex: 1,
    minWidth: 150,
    editable: true,
    preProcessEditCellProps: ({ props }) => ({ ...props, error: !props.value }),
  },
];

export default function DataGridLinkedFieldsRow() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Lines of an order"
        rows={rows}
        columns={columns}
        editMode="row"
        hideFooter
      />
    </Box>
  );
}
