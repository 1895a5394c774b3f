import * as React from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';

const flights = [
  { number: 'AX 90', departure: '14:05', price: 208 },
  { number: 'AX 512', departure: '06:40', price: 89 },
  { number: 'BR 1204', departure: '11:20', price: 1120 },
  { number: 'BR 77', departure: '20:15', price: 134 },
];

const columns = [
  { key: 'number', label: 'Flight', align: 'left' },
  { key: 'departure', label: 'Departure', align: 'left' },
  { key: 'price', label: 'Price ($)', align: 'right' },
] as const;

type Key = (typeof columns)[number]['key'];

const { compare } = new Intl.Collator('en', { numeric: true });

export default function TableSorting() {
  const [sort, setSort] = React.useState({ key: 'price' as Key, descending: false });
  const direction = sort.descending ? 'desc' : 'asc';

  const sorted = React.useMemo(() => {
    const rows = [...flights].sort((a, b) =>
      compare(String(a[sort.key]), String(b[sort.key])),
    );
    return sort.descending ? rows.reverse() : rows;
  }, [sort]);

  return (
    <TableContainer role="region" aria-label="Flights, scrollable" tabIndex={0}>
      <Table aria-label="Flights">
        <TableHead>
          <TableRow>
            {columns.map(({ key, label, align }) => {
              const active = key === sort.key;
              return (
                <TableCell
                  key={key}
                  align={align}
                  sortDirection={active && direction}
                >
                  <TableSortLabel
                    active={active}
                    direction={active ? direction : 'asc'}
                    onClick={() =>
                      setSort({ key, descending: active && !sort.descending })
                    }
                    sx={{ '&.Mui-focusVisible': { outline: '2px solid' } }}
                  >
                    {label}
                  </TableSortLabel>
                </TableCell>
              );
            })}
          </TableRow>
        </TableHead>
        <TableBody>
          {sorted.map(({ number, departure, price }) => (
            <TableRow key={number}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {number}
              </TableCell>
              <TableCell>{departure}</TableCell>
              <TableCell align="right">{price}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
