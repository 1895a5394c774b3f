import * as React from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import {
  DataGridPro,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { products, type Product } from '../../sampleData/products';

const cache = new Map<number, string>();

function fetchSupplier({ id, category }: Product): Promise<string> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(`${category} Partners, contract ${4000 + id}`), 300);
  });
}

function Supplier({ product }: { product: Product }) {
  const [supplier, setSupplier] = React.useState(cache.get(product.id));

  React.useEffect(() => {
    if (cache.has(product.id)) return undefined;
    let isCurrent = true;
    fetchSupplier(product).then((loaded) => {
      cache.set(product.id, loaded);
      if (isCurrent) setSupplier(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [product]);

  return (
    <Box sx={{ p: 2 }}>
      {supplier ?? <Skeleton width={240} role="status" aria-label="Loading" />}
    </Box>
  );
}

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Name', width: 170 },
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90 },
];

const getDetailPanelContent = ({ row }: GridRowParams<Product>) => (
  <Supplier product={row} />
);
const getDetailPanelHeight = () => 56;

export default function DataGridMasterDetailLazyLoading() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Products"
        rows={products}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
      />
    </Box>
  );
}
