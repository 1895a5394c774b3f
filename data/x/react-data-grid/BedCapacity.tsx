import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Ward {
  id: number;
  name: string;
  beds: number;
  occupied: number;
}

const columns: GridColDef<Ward>[] = [
  { field: 'name', headerName: 'Ward', flex: 1, minWidth: 110 },
  { field: 'beds', headerName: 'Beds', type: 'number', width: 80 },
  {
    field: 'occupied',
    headerName: 'Occupied',
    type: 'number',
    width: 100,
    editable: true,
  },
];

const initialRows: Ward[] = [
  { id: 1, name: 'Cardiology', beds: 24, occupied: 19 },
  { id: 2, name: 'Surgery', beds: 32, occupied: 30 },
  { id: 3, name: 'Maternity', beds: 16, occupied: 7 },
];

// Stands in for a request that the server may refuse.
function saveWard(ward: Ward) {
  return new Promise<Ward>((resolve, reject) => {
    setTimeout(() => {
      const { name, beds, occupied } = ward;
      if (!Number.isInteger(occupied) || occupied < 0 || occupied > beds) {
        reject(new Error(`${name} takes 0 to ${beds} patients.`));
      } else {
        resolve(ward);
      }
    }, 400);
  });
}

export default function BedCapacity() {
  const [message, setMessage] = React.useState('Edit a number under “Occupied”.');
  const [failed, setFailed] = React.useState(false);

  return (
    <Box
      sx={{ height: 400, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <Alert severity={failed ? 'error' : 'info'} role="status" sx={{ mb: 1.5 }}>
        {message}
      </Alert>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Bed occupancy"
          rows={initialRows}
          columns={columns}
          processRowUpdate={async (newRow) => {
            const saved = await saveWard(newRow);
            setFailed(false);
            setMessage(`Saved: ${saved.name}, ${saved.occupied} of ${saved.beds}.`);
            return saved;
          }}
          onProcessRowUpdateError={(error: Error) => {
            setFailed(true);
            setMessage(`Not saved. ${error.message}`);
          }}
        />
      </Box>
    </Box>
  );
}
