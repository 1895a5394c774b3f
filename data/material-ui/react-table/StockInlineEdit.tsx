import * as React from 'react';
import InputBase from '@mui/material/InputBase';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const shelves = ['Fuse 10 A', 'Ticket rolls', 'Wiper blade'];

export default function StockInlineEdit() {
  const [counts, setCounts] = React.useState(['24', '110', '9']);

  return (
    <Table size="small" aria-label="Shelf counts">
      <TableHead>
        <TableRow>
          <TableCell>Item</TableCell>
          <TableCell align="right">Counted</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {shelves.map((item, row) => (
          <TableRow key={item}>
            <TableCell component="th" scope="row">
              {item}
            </TableCell>
            <TableCell align="right" padding="none">
              <InputBase
                fullWidth
                value={counts[row]}
                onChange={(event) => {
                  const digits = event.target.value.replace(/\D/g, '');
                  setCounts(counts.map((old, at) => (at === row ? digits : old)));
                }}
                inputProps={{
                  inputMode: 'numeric',
                  'aria-label': `Count of ${item}`,
                }}
                sx={{
                  paddingInline: 2,
                  '& input': { textAlign: 'end' },
                  '&.Mui-focused': { outline: '2px solid', outlineOffset: -2 },
                }}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
