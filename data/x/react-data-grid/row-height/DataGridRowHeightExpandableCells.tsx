import * as React from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { reviews, type Review } from './reviews';

function ExpandableText({ text, hasFocus }: { text: string; hasFocus: boolean }) {
  const [isOpen, setIsOpen] = React.useState(false);

  if (text.length <= 60) return text;
  return (
    <div>
      {isOpen ? text : `${text.slice(0, 60)}…`}{' '}
      <Link
        component="button"
        type="button"
        tabIndex={hasFocus ? 0 : -1}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        sx={{ font: 'inherit' }}
      >
        {isOpen ? 'Less' : 'More'}
      </Link>
    </div>
  );
}

const columns: GridColDef<Review>[] = [
  { field: 'product', headerName: 'Product', width: 130 },
  {
    field: 'text',
    headerName: 'Review',
    minWidth: 180,
    flex: 1,
    renderCell: ({ row, hasFocus }) => (
      <ExpandableText text={row.text} hasFocus={hasFocus} />
    ),
  },
];

const getAutoHeight = () => 'auto' as const;

export default function DataGridRowHeightExpandableCells() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Reviews"
        rows={reviews}
        columns={columns}
        getRowHeight={getAutoHeight}
        hideFooter
        sx={{ [`& .${gridClasses.cell}`]: { py: 1 } }}
      />
    </Box>
  );
}
