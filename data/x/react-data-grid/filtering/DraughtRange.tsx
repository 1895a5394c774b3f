import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  GridToolbar,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';

interface Ship {
  id: number;
  ship: string;
  draught: number;
}

type Bounds = [min: string, max: string];

function BoundsInput({
  item,
  applyValue,
  focusElementRef,
}: GridFilterInputValueProps) {
  const bounds: Bounds = item.value ?? ['', ''];
  const change = (index: 0 | 1, text: string) => {
    const next: Bounds = index === 0 ? [text, bounds[1]] : [bounds[0], text];
    applyValue({ ...item, value: next });
  };

  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {(['From', 'To'] as const).map((label, index) => (
        <TextField
          key={label}
          label={label}
          variant="standard"
          type="number"
          value={bounds[index]}
          onChange={(event) => change(index as 0 | 1, event.target.value)}
          inputRef={index === 0 ? focusElementRef : undefined}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      ))}
    </Box>
  );
}

const between: GridFilterOperator<Ship, number> = {
  label: 'between',
  value: 'between',
  getApplyFilterFn: ({ value }) => {
    // The column's valueParser has run: texts are numbers, empty ones are null.
    const [min, max]: (number | null)[] = value ?? [];
    if (min == null && max == null) {
      return null; // nothing typed yet: keep every row
    }
    return (draught) =>
      draught >= (min ?? -Infinity) && draught <= (max ?? Infinity);
  },
  getValueAsString: ([min, max]: Bounds) => `${min || '…'} and ${max || '…'} m`,
  InputComponent: BoundsInput,
};

const columns: GridColDef<Ship>[] = [
  { field: 'ship', headerName: 'Ship', flex: 1, minWidth: 110 },
  {
    field: 'draught',
    headerName: 'Draught (m)',
    type: 'number',
    width: 165,
    filterOperators: [between],
  },
];

const rows: Ship[] = [
  { id: 1, ship: 'Nordvind', draught: 5.2 },
  { id: 2, ship: 'Ceres', draught: 8.1 },
  { id: 3, ship: 'Harvest Moon', draught: 9.7 },
  { id: 4, ship: 'Cormorant', draught: 12.4 },
];

export default function DraughtRange() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Ships by draught"
        rows={rows}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { printOptions: { disableToolbarButton: true } } }}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'draught', operator: 'between', value: ['6', '10'] }],
            },
          },
        }}
      />
    </Box>
  );
}
