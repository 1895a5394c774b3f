import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import LocalShippingOutlinedIcon from '@mui/icons-material/LocalShippingOutlined';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';

interface Stop {
  id: number;
  customer: string;
  crates: number;
  sent: boolean;
}

export default function DeliveryRoundActions() {
  const [message, setMessage] = React.useState('Nothing sent yet.');
  const [stops, setStops] = React.useState<Stop[]>([
    { id: 1, customer: 'Hotel Anker', crates: 6, sent: false },
    { id: 2, customer: 'School kitchen', crates: 11, sent: false },
    { id: 3, customer: 'Café Linde', crates: 3, sent: false },
  ]);

  // Stable between renders: both setters never change.
  const columns = React.useMemo<GridColDef<Stop>[]>(
    () => [
      { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
      { field: 'crates', headerName: 'Crates', type: 'number', width: 80 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 100,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="send"
            icon={<LocalShippingOutlinedIcon />}
            label={`Send to ${row.customer}`}
            disabled={row.sent}
            onClick={() => {
              setStops((all) =>
                all.map((stop) =>
                  stop.id === row.id ? { ...stop, sent: true } : stop,
                ),
              );
              setMessage(`On its way to ${row.customer}.`);
            }}
          />,
          <GridActionsCellItem
            key="remove"
            showInMenu
            icon={<DeleteOutlinedIcon />}
            label="Remove from round"
            onClick={() => {
              setStops((all) => all.filter((stop) => stop.id !== row.id));
              setMessage(`${row.customer} removed.`);
            }}
          />,
        ],
      },
    ],
    [],
  );

  return (
    <Box
      sx={{ height: 360, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <Typography variant="body2" role="status" sx={{ pb: 1.5 }}>
        {message}
      </Typography>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid aria-label="Delivery round" rows={stops} columns={columns} />
      </Box>
    </Box>
  );
}
