import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import SearchIcon from '@mui/icons-material/Search';
import {
  DataGrid,
  GridColumnMenu,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { products, type Product } from '../../sampleData/products';

function SearchItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();

  return (
    <MenuItem
      onClick={(event) => {
        onClick(event);
        apiRef.current.showFilterPanel(colDef.field);
      }}
    >
      <ListItemIcon>
        <SearchIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Search in {colDef.headerName}</ListItemText>
    </MenuItem>
  );
}

const slots = { columnMenuFilterItem: SearchItem };

function SearchColumnMenu(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slots={slots} />;
}

const columns: GridColDef<Product>[] = [
  { field: 'sku', headerName: 'SKU', width: 100 },
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'category', headerName: 'Category', width: 120 },
];

export default function DataGridColumnMenuReplaceItem() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Products to search in"
        rows={products}
        columns={columns}
        slots={{ columnMenu: SearchColumnMenu }}
      />
    </Box>
  );
}
