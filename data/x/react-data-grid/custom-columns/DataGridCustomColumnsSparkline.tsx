import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

interface Store {
  id: number;
  city: string;
  /** In thousands of euros, January to June. */
  sales: number[];
}

const months = ['January', 'February', 'March', 'April', 'May', 'June'];

function getTrend([first = 0, ...rest]: readonly number[]) {
  return (rest[rest.length - 1] ?? first) - first;
}

type SalesParams = GridRenderCellParams<Store, number[], string>;

function SalesCell({ value = [], formattedValue, row, colDef }: SalesParams) {
  return (
    <Box role="img" aria-label={`Sales of ${row.city}: ${formattedValue}`}>
      <SparkLineChart
        data={value}
        width={colDef.computedWidth - 20}
        height={44}
        plotType="bar"
        showHighlight
        showTooltip
        xAxis={{ scaleType: 'band', data: months }}
      />
    </Box>
  );
}

const columns: GridColDef<Store>[] = [
  { field: 'city', headerName: 'Store', flex: 1, minWidth: 110 },
  {
    field: 'sales',
    headerName: 'Sales, January to June',
    type: 'custom',
    width: 180,
    display: 'flex',
    filterable: false,
    sortComparator: (a: number[], b: number[]) => getTrend(a) - getTrend(b),
    valueFormatter: (value: number[]) => value.join(', '),
    renderCell: (params) => <SalesCell {...params} />,
  },
];

const rows: Store[] = [
  { id: 1, city: 'Rotterdam', sales: [31, 34, 33, 39, 42, 47] },
  { id: 2, city: 'Warsaw', sales: [28, 26, 27, 24, 25, 22] },
  { id: 3, city: 'Madrid', sales: [40, 44, 41, 38, 43, 45] },
  { id: 4, city: 'Oslo', sales: [18, 19, 25, 24, 20, 19] },
];

export default function DataGridCustomColumnsSparkline() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid aria-label="Sales of stores" rows={rows} columns={columns} />
    </Box>
  );
}
