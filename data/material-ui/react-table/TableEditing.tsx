import * as React from 'react';
import InputBase from '@mui/material/InputBase';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const products = ['Apples', 'Bread', 'Coffee'];

export default function TableEditing() {
  const [amounts, setAmounts] = React.useState(['6', '2', '1']);

  return (
    <Table size="small" aria-label="Shopping list">
      <TableHead>
        <TableRow>
          <TableCell>Product</TableCell>
          <TableCell align="right">Amount</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {products.map((product, row) => (
          <TableRow key={product}>
            <TableCell component="th" scope="row">
              {product}
            </TableCell>
            <TableCell align="right" padding="none">
              <InputBase
                fullWidth
                value={amounts[row]}
                onChange={(event) => {
                  const digits = event.target.value.replace(/\D/g, '');
                  setAmounts(amounts.map((old, at) => (at === row ? digits : old)));
                }}
                inputProps={{
                  inputMode: 'numeric',
                  'aria-label': `Amount of ${product}`,
                }}
                sx={{
                  fontSize: 'inherit',
                  paddingInline: 2,
                  '& input': { textAlign: 'end' },
                  '&.Mui-focused': { outline: '2px solid', outlineOffset: -2 },
                }}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow>
          <TableCell component="th" scope="row">
            Items
          </TableCell>
          <TableCell align="right">
            {amounts.reduce((sum, amount) => sum + Number(amount), 0)}
          </TableCell>
        </TableRow>
      </TableFooter>
    </Table>
  );
}
