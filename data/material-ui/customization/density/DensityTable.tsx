import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';

const stock = [
  { product: 'Desk lamp', shelf: 'B2', quantity: 14 },
  { product: 'Office chair', shelf: 'C1', quantity: 9 },
  { product: 'Bookcase', shelf: 'A4', quantity: 3 },
];

export default function DensityTable() {
  const id = React.useId();

  return (
    <Stack spacing={2} useFlexGap>
      <Table aria-label="Products in stock">
        <TableHead>
          <TableRow>
            <TableCell>Product</TableCell>
            <TableCell>Shelf</TableCell>
            <TableCell align="right">Quantity</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {stock.map(({ product, shelf, quantity }) => (
            <TableRow key={product}>
              <TableCell component="th" scope="row">
                {product}
              </TableCell>
              <TableCell>{shelf}</TableCell>
              <TableCell align="right">{quantity}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <TextField id={`${id}-product`} label="Product" />
        <TextField id={`${id}-quantity`} label="Quantity" type="number" />
        <Button variant="contained">Add to stock</Button>
      </Stack>
    </Stack>
  );
}
