import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  type GridColDef,
  type GridRenderEditCellParams,
  useGridApiContext,
} from '@mui/x-data-grid';

interface Recipe {
  id: number;
  title: string;
  rating: number | null;
}

const rows: Recipe[] = [
  { id: 1, title: 'Lentil soup', rating: 4 },
  { id: 2, title: 'Mushroom risotto', rating: 5 },
  { id: 3, title: 'Baked eggs', rating: 3 },
  { id: 4, title: 'Plum cake', rating: 4 },
];

function RatingEditCell(props: GridRenderEditCellParams<Recipe, number | null>) {
  const { id, field, value, hasFocus, row } = props;
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLSpanElement>(null);

  React.useEffect(() => {
    if (hasFocus) ref.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [hasFocus]);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', px: 1.25 }}>
      <Rating
        ref={ref}
        aria-label={`Rating of ${row.title}`}
        value={value ?? null}
        onChange={(_, newValue) =>
          apiRef.current.setEditCellValue({ id, field, value: newValue })
        }
      />
    </Box>
  );
}

const columns: GridColDef<Recipe>[] = [
  { field: 'title', headerName: 'Recipe', flex: 1, minWidth: 120 },
  {
    field: 'rating',
    headerName: 'Rating',
    width: 170,
    display: 'flex',
    editable: true,
    renderCell: ({ value }) => <Rating readOnly value={value} />,
    renderEditCell: (params) => <RatingEditCell {...params} />,
  },
];

export default function DataGridEditingCustomCell() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Recipes" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
