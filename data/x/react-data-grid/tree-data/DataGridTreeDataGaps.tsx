import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const photos = [
  { id: 'a1', file: '2025/Oslo/Harbor.jpg', megabytes: 4.8 },
  { id: 'a2', file: '2025/Oslo/Opera.jpg', megabytes: 5.1 },
  { id: 'a3', file: '2025/Madrid/Market.jpg', megabytes: 3.9 },
  { id: 'a4', file: '2026/Warsaw/Old town.jpg', megabytes: 4.4 },
  { id: 'a5', file: '2026', megabytes: 0 },
];

type Photo = (typeof photos)[number];

const getTreeDataPath = ({ file }: Photo) => file.split('/');

const columns: GridColDef<Photo>[] = [
  { field: 'id', headerName: 'Row', width: 90 },
  { field: 'megabytes', headerName: 'Size in MB', type: 'number', width: 120 },
];

export default function DataGridTreeDataGaps() {
  return (
    <Box sx={{ height: 560, width: '100%' }}>
      <DataGridPro
        aria-label="Photos in folders"
        treeData
        getTreeDataPath={getTreeDataPath}
        rows={photos}
        columns={columns}
        defaultGroupingExpansionDepth={-1}
      />
    </Box>
  );
}
