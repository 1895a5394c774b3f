import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Folder from '@mui/icons-material/Folder';
import FolderOpen from '@mui/icons-material/FolderOpen';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  useGridApiContext,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';

const documents = [
  { id: 1, path: 'Invoices', owner: 'Mei Tanaka' },
  { id: 2, path: 'Invoices/March.pdf', owner: 'Mei Tanaka' },
  { id: 4, path: 'Contracts', owner: 'Diego Santos' },
  { id: 5, path: 'Contracts/Rent.pdf', owner: 'Diego Santos' },
];

type Document = (typeof documents)[number];

function DocumentCell({
  id,
  field,
  value,
  rowNode,
}: GridRenderCellParams<Document>) {
  const apiRef = useGridApiContext();
  const sx = { marginInlineStart: 3 * rowNode.depth };
  if (rowNode.type !== 'group') {
    return (
      <Box sx={[sx, { display: 'flex', alignItems: 'center', gap: 1 }]}>
        <DescriptionOutlined fontSize="small" /> {value}
      </Box>
    );
  }
  const { childrenExpanded } = rowNode;
  return (
    <Button
      size="small"
      color="inherit"
      tabIndex={-1}
      startIcon={childrenExpanded ? <FolderOpen /> : <Folder />}
      onClick={() => {
        apiRef.current.setRowChildrenExpansion(id, !childrenExpanded);
        apiRef.current.setCellFocus(id, field);
      }}
      sx={sx}
    >
      {value}
    </Button>
  );
}

const splitPath = (row: Document) => row.path.split('/');

const columns: GridColDef<Document>[] = [
  { field: 'owner', headerName: 'Owner', flex: 1, minWidth: 120 },
];

export default function DataGridTreeDataCell() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGridPro
        aria-label="Documents in folders"
        treeData
        getTreeDataPath={splitPath}
        rows={documents}
        columns={columns}
        groupingColDef={{
          headerName: 'Document',
          width: 190,
          display: 'flex',
          renderCell: (params) => <DocumentCell {...params} />,
        }}
        defaultGroupingExpansionDepth={1}
      />
    </Box>
  );
}
