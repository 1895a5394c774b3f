import * as React from 'react';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridColTypeDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { employees, type Employee } from '../../sampleData/employees';

type EditParams = GridRenderEditCellParams<Employee, Date, string>;

function DateEditCell({ id, field, value, hasFocus, colDef }: EditParams) {
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      inputRef.current?.focus();
    }
  }, [hasFocus]);

  return (
    <DatePicker
      value={value ? dayjs(value) : null}
      onChange={(day) =>
        apiRef.current.setEditCellValue({ id, field, value: day?.toDate() ?? null })
      }
      slotProps={{
        textField: {
          fullWidth: true,
          size: 'small',
          inputRef,
          inputProps: { 'aria-label': colDef.headerName },
        },
      }}
    />
  );
}

const pickedDate: GridColTypeDef<Date, string> = {
  type: 'date',
  width: 180,
  valueFormatter: (value?: Date) => value?.toLocaleDateString('en-US') ?? '',
  preProcessEditCellProps: ({ props }) => ({
    ...props,
    error: props.value instanceof Date && Number.isNaN(props.value.getTime()),
  }),
  renderEditCell: (params) => <DateEditCell {...params} />,
};

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { ...pickedDate, field: 'startedOn', headerName: 'Started on', editable: true },
];

export default function DataGridCustomColumnsDatePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 400, width: '100%' }}>
        <DataGrid
          aria-label="First days of employees"
          rows={employees}
          columns={columns}
        />
      </Box>
    </LocalizationProvider>
  );
}
