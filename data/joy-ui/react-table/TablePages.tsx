import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const cities = ['Oslo', 'Rome', 'Lima', 'Bern', 'Cairo', 'Paris', 'Delhi', 'Quito'];
const flights = cities.map((to, index) => ({
  code: `AX ${101 + index * 7}`,
  to,
  gate: `B${(index * 5) % 12}`,
}));
const size = 4;

export default function TablePages() {
  const [page, setPage] = React.useState(0);
  const start = page * size;
  const end = Math.min(start + size, flights.length);

  return (
    <Sheet variant="outlined" sx={{ borderRadius: 'md' }}>
      <Table aria-label="Flights" borderAxis="x">
        <thead>
          <tr>
            <th scope="col">Flight</th>
            <th scope="col">To</th>
            <th scope="col">Gate</th>
          </tr>
        </thead>
        <tbody>
          {flights.slice(start, end).map(({ code, to, gate }) => (
            <tr key={code}>
              <td>{code}</td>
              <td>{to}</td>
              <td>{gate}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Box sx={{ p: 1, gap: 1, display: 'flex', alignItems: 'center' }}>
        <Box role="status" sx={{ flex: 1, typography: 'body-sm' }}>
          {start + 1}–{end} of {flights.length}
        </Box>
        <Button
          size="sm"
          variant="outlined"
          disabled={page === 0}
          onClick={() => setPage(page - 1)}
        >
          Previous
        </Button>
        <Button
          size="sm"
          variant="outlined"
          disabled={end === flights.length}
          onClick={() => setPage(page + 1)}
        >
          Next
        </Button>
      </Box>
    </Sheet>
  );
}
