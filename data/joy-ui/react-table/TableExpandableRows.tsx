import * as React from 'react';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import IconButton from '@mui/joy/IconButton';
import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';
import Typography from '@mui/joy/Typography';

const trips = [
  { id: 'T-20', to: 'Bergen', cost: '$890', parts: ['Flight $410', 'Hotel $480'] },
  { id: 'T-21', to: 'Graz', cost: '$365', parts: ['Train $125', 'Hotel $240'] },
  { id: 'T-22', to: 'Turin', cost: '$154', parts: ['Train $154'] },
];

export default function TableExpandableRows() {
  const id = React.useId();
  const [open, setOpen] = React.useState<string | null>('T-21');
  return (
    <Table
      aria-label="Business trips"
      sx={{
        // The line belongs below the details.
        '& tr[data-open] > td': { borderBottom: 0 },
      }}
    >
      <thead>
        <tr>
          <th scope="col">Trip</th>
          <th scope="col">To</th>
          <th scope="col">Cost</th>
          <th scope="col" style={{ width: 72 }}>
            Details
          </th>
        </tr>
      </thead>
      <tbody>
        {trips.map((trip) => {
          const isOpen = trip.id === open;
          return (
            <React.Fragment key={trip.id}>
              <tr data-open={isOpen ? '' : undefined}>
                <td>{trip.id}</td>
                <td>{trip.to}</td>
                <td>{trip.cost}</td>
                <td>
                  <IconButton
                    size="sm"
                    aria-label={`Details of trip ${trip.id}`}
                    aria-expanded={isOpen}
                    aria-controls={isOpen ? `${id}-${trip.id}` : undefined}
                    onClick={() => setOpen(isOpen ? null : trip.id)}
                  >
                    <KeyboardArrowDown
                      sx={{ rotate: isOpen ? '180deg' : undefined }}
                    />
                  </IconButton>
                </td>
              </tr>
              {isOpen && (
                <tr id={`${id}-${trip.id}`}>
                  <td colSpan={4}>
                    <Sheet variant="soft" sx={{ p: 1, borderRadius: 'sm' }}>
                      {trip.parts.map((part) => (
                        <Typography key={part}>{part}</Typography>
                      ))}
                    </Sheet>
                  </td>
                </tr>
              )}
            </React.Fragment>
          );
        })}
      </tbody>
    </Table>
  );
}
