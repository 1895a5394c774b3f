import Box from '@mui/material/Box';
import type {} from '@mui/material/themeCssVarsAugmentation';
import {
  DataGridPremium,
  gridClasses,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { flights, type Flight } from '../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 100 },
  { field: 'airline', headerName: 'Airline', flex: 1, minWidth: 110 },
  { field: 'destination', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
];

const cell = `& .${gridClasses.cell}`;

export default function DataGridCellSelectionRangeStyle() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Flights with a border around selected cells"
        rows={flights}
        columns={columns}
        rowSelection={false}
        cellSelection
        initialState={{
          cellSelection: {
            NW210: { airline: true, destination: true },
            AS223: { airline: true, destination: true },
          },
        }}
        sx={(theme) => {
          const border = `2px solid ${(theme.vars ?? theme).palette.primary.main}`;
          return {
            [`${cell}--rangeTop`]: { borderTop: border },
            [`${cell}--rangeBottom`]: { borderBottom: border },
            [`${cell}--rangeLeft`]: {
              borderInlineStart: border,
              paddingInlineStart: '8px',
            },
            [`${cell}--rangeRight`]: {
              borderInlineEnd: border,
              paddingInlineEnd: '8px',
            },
          };
        }}
      />
    </Box>
  );
}
