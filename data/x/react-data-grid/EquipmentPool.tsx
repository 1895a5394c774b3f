import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Device {
  id: string;
  name: string;
  ward: string;
  hours: number;
}

const columns: GridColDef<Device>[] = [
  { field: 'id', headerName: 'Tag', width: 100 },
  { field: 'name', headerName: 'Device', flex: 1, minWidth: 140 },
  { field: 'ward', headerName: 'Ward', width: 130 },
  { field: 'hours', headerName: 'Hours in use', type: 'number', width: 130 },
];

const rows: Device[] = [
  { id: 'IP-104', name: 'Infusion pump', ward: 'Surgery', hours: 1820 },
  { id: 'IP-117', name: 'Infusion pump', ward: 'Pediatrics', hours: 640 },
  { id: 'VN-021', name: 'Ventilator', ward: 'Intensive care', hours: 9310 },
  { id: 'PM-330', name: 'Patient monitor', ward: 'Cardiology', hours: 4075 },
  { id: 'SC-008', name: 'Bladder scanner', ward: 'Surgery', hours: 212 },
];

export default function EquipmentPool() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Equipment pool" rows={rows} columns={columns} />
    </Box>
  );
}
