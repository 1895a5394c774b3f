import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  GridToolbarContainer,
  useGridApiContext,
  type GridColDef,
  type GridExcelExportOptions,
} from '@mui/x-data-grid-premium';
import { products, type Product } from '../../sampleData/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'price', headerName: 'Price', type: 'number', width: 100 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 100 },
];

const options: GridExcelExportOptions = {
  fileName: 'price-list',
  columnsStyles: {
    price: { numFmt: '#,##0.00 "€"' },
    name: { font: { bold: true } },
  },
  exceljsPreProcess: async ({ workbook, worksheet }) => {
    workbook.creator = 'Sales';
    worksheet.name = 'Price list';
    worksheet.addRow(['Price list, valid until December']);
    worksheet.addRow([]);
  },
  exceljsPostProcess: async ({ worksheet }) => {
    worksheet.addRow([]);
    worksheet.addRow(['All prices include tax']);
  },
};

function PriceListToolbar() {
  const apiRef = useGridApiContext();
  const [isBusy, setBusy] = React.useState(false);

  const handleClick = async () => {
    setBusy(true);
    await apiRef.current.exportDataAsExcel(options);
    setBusy(false);
  };

  return (
    <GridToolbarContainer>
      <Button size="small" onClick={handleClick} disabled={isBusy}>
        Download price list
      </Button>
    </GridToolbarContainer>
  );
}

export default function DataGridExportExcelStyles() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Products with a styled export to Excel"
        rows={products}
        columns={columns}
        slots={{ toolbar: PriceListToolbar }}
      />
    </Box>
  );
}
