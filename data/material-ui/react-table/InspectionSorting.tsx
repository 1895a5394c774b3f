import * as React from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';

const inspections = [
  { tram: 'T-318', due: '2025-03-02', findings: 1 },
  { tram: 'T-204', due: '2025-01-17', findings: 12 },
  { tram: 'T-227', due: '2025-02-09', findings: 0 },
  { tram: 'T-211', due: '2025-01-30', findings: 3 },
];

const columns = [
  { key: 'tram', label: 'Tram', align: 'left' },
  { key: 'due', label: 'Due on', align: 'left' },
  { key: 'findings', label: 'Findings', align: 'right' },
] as const;

type Key = (typeof columns)[number]['key'];

const { compare } = new Intl.Collator('en', { numeric: true });

export default function InspectionSorting() {
  const [sort, setSort] = React.useState({ key: 'due' as Key, descending: false });
  const direction = sort.descending ? 'desc' : 'asc';

  const sorted = React.useMemo(() => {
    const rows = [...inspections].sort((a, b) =>
      compare(String(a[sort.key]), String(b[sort.key])),
    );
    return sort.descending ? rows.reverse() : rows;
  }, [sort]);

  return (
    <TableContainer role="region" aria-label="Inspections, scrollable" tabIndex={0}>
      <Table aria-label="Inspections">
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
          {sorted.map(({ tram, due, findings }) => (
            <TableRow key={tram}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {tram}
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{due}</TableCell>
              <TableCell align="right">{findings}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
