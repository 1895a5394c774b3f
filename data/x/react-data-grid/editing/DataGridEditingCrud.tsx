import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import CancelIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
  type GridEventListener,
  GridRowEditStopReasons,
  type GridRowId,
  GridRowModes,
  type GridRowModesModel,
} from '@mui/x-data-grid';

interface Task {
  id: number;
  title: string;
  hours: number | null;
  isNew?: boolean;
}

export default function DataGridEditingCrud() {
  const [rows, setRows] = React.useState<Task[]>([
    { id: 1, title: 'Book the venue', hours: 2 },
    { id: 2, title: 'Print badges', hours: 4 },
    { id: 3, title: 'Order lunch', hours: 1 },
  ]);
  const [modes, setModes] = React.useState<GridRowModesModel>({});

  const columns = React.useMemo<GridColDef<Task>[]>(() => {
    const remove = (id: GridRowId) =>
      setRows((all) => all.filter((row) => row.id !== id));
    const setMode = (id: GridRowId, props: GridRowModesModel[string]) =>
      setModes((all) => ({ ...all, [id]: props }));
    const cancel = ({ id, isNew }: Task) => {
      setMode(id, { mode: GridRowModes.View, ignoreModifications: true });
      if (isNew) remove(id);
    };
    const renderAction = (
      label: string,
      icon: React.JSX.Element,
      onClick: () => void,
    ) => (
      <GridActionsCellItem key={label} label={label} icon={icon} onClick={onClick} />
    );
    return [
      { field: 'title', headerName: 'Task', flex: 1, minWidth: 120, editable: true },
      {
        field: 'hours',
        headerName: 'Hours',
        type: 'number',
        width: 80,
        editable: true,
      },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 90,
        getActions: ({ id, row }) =>
          modes[id]?.mode === GridRowModes.Edit
            ? [
                renderAction('Save', <SaveIcon />, () =>
                  setMode(id, { mode: GridRowModes.View }),
                ),
                renderAction('Cancel', <CancelIcon />, () => cancel(row)),
              ]
            : [
                renderAction('Edit', <EditIcon />, () =>
                  setMode(id, { mode: GridRowModes.Edit, fieldToFocus: 'title' }),
                ),
                renderAction('Delete', <DeleteIcon />, () => remove(id)),
              ],
      },
    ];
  }, [modes]);

  function add() {
    const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
    setRows([...rows, { id, title: '', hours: null, isNew: true }]);
    setModes({ ...modes, [id]: { mode: GridRowModes.Edit, fieldToFocus: 'title' } });
  }

  function processRowUpdate(newRow: Task): Task {
    const saved = { ...newRow, isNew: false };
    setRows((all) => all.map((row) => (row.id === saved.id ? saved : row)));
    return saved;
  }

  const handleRowEditStop: GridEventListener<'rowEditStop'> = (params, event) => {
    if (params.reason === GridRowEditStopReasons.rowFocusOut) {
      event.defaultMuiPrevented = true;
    } else if (params.reason === GridRowEditStopReasons.escapeKeyDown) {
      setRows((all) => all.filter((row) => row.id !== params.id || !row.isNew));
    }
  };

  return (
    <Box
      sx={{ height: 400, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <Button
        startIcon={<AddIcon />}
        onClick={add}
        sx={{ alignSelf: 'start', mb: 1 }}
      >
        Add a task
      </Button>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Tasks"
          rows={rows}
          columns={columns}
          editMode="row"
          rowModesModel={modes}
          onRowModesModelChange={setModes}
          onRowEditStop={handleRowEditStop}
          processRowUpdate={processRowUpdate}
        />
      </Box>
    </Box>
  );
}
