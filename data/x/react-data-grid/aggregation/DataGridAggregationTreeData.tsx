import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface File {
  path: string;
  kilobytes?: number;
  changedOn?: Date;
}

const files: File[] = [
  { path: 'Documents' },
  {
    path: 'Documents/Contract.pdf',
    kilobytes: 1260,
    changedOn: new Date(2026, 0, 18),
  },
  { path: 'Documents/Offer.docx', kilobytes: 310, changedOn: new Date(2026, 1, 12) },
  { path: 'Pictures' },
  { path: 'Pictures/Harbor.jpg', kilobytes: 4820, changedOn: new Date(2025, 6, 3) },
  { path: 'Pictures/Logo.svg', kilobytes: 6, changedOn: new Date(2025, 10, 30) },
];

const getPath = (file: File) => file.path;
const getFolders = (file: File) => file.path.split('/');

const columns: GridColDef<File>[] = [
  { field: 'kilobytes', headerName: 'Size in KB', type: 'number', width: 130 },
  { field: 'changedOn', headerName: 'Changed on', type: 'date', width: 140 },
];

export default function DataGridAggregationTreeData() {
  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGridPremium
        aria-label="Files with the size of folders"
        treeData
        rows={files}
        columns={columns}
        getRowId={getPath}
        getTreeDataPath={getFolders}
        groupingColDef={{ headerName: 'Name', flex: 1, minWidth: 180 }}
        defaultGroupingExpansionDepth={-1}
        initialState={{
          aggregation: { model: { kilobytes: 'sum', changedOn: 'max' } },
        }}
      />
    </Box>
  );
}
