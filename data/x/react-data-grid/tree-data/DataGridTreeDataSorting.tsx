import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import {
  DataGridPro,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid-pro';

interface Chapter {
  id: number;
  number: string;
  pages: number;
}

const chapters: Chapter[] = [
  { id: 1, number: 'Part 1', pages: 40 },
  { id: 2, number: 'Part 1/Chapter 1', pages: 28 },
  { id: 3, number: 'Part 1/Chapter 2', pages: 12 },
  { id: 4, number: 'Part 2', pages: 63 },
  { id: 5, number: 'Part 2/Chapter 3', pages: 17 },
  { id: 6, number: 'Part 2/Chapter 4', pages: 46 },
];

const columns: GridColDef<Chapter>[] = [
  { field: 'pages', headerName: 'Pages', type: 'number', width: 110 },
];

const longestFirst: GridSortModel = [{ field: 'pages', sort: 'desc' }];

export default function DataGridTreeDataSorting() {
  const [isFixed, setIsFixed] = React.useState(true);

  return (
    <Box sx={{ height: 470, display: 'flex', flexDirection: 'column' }}>
      <FormControlLabel
        label="Keep the order of chapters"
        control={<Checkbox />}
        checked={isFixed}
        onChange={(event, checked) => setIsFixed(checked)}
      />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Contents of a book"
          treeData
          getTreeDataPath={getPath}
          rows={chapters}
          columns={columns}
          disableChildrenSorting={isFixed}
          initialState={{ sorting: { sortModel: longestFirst } }}
          isGroupExpandedByDefault={isOpen}
          groupingColDef={{ headerName: 'Chapter', minWidth: 180 }}
        />
      </Box>
    </Box>
  );
}

const getPath = (chapter: Chapter) => chapter.number.split('/');

const isOpen = () => true;
