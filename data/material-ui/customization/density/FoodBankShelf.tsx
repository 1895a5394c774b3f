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
  { goods: 'Red lentils', shelf: 'B2', crates: 14 },
  { goods: 'Oat milk', shelf: 'C1', crates: 9 },
  { goods: 'Baby food', shelf: 'A4', crates: 3 },
];

export default function FoodBankShelf() {
  const id = React.useId();

  return (
    <Stack spacing={2} useFlexGap>
      <Table aria-label="Crates in the food bank">
        <TableHead>
          <TableRow>
            <TableCell>Goods</TableCell>
            <TableCell>Shelf</TableCell>
            <TableCell align="right">Crates</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {stock.map(({ goods, shelf, crates }) => (
            <TableRow key={goods}>
              <TableCell component="th" scope="row">
                {goods}
              </TableCell>
              <TableCell>{shelf}</TableCell>
              <TableCell align="right">{crates}</TableCell>
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
        <TextField id={`${id}-goods`} label="Goods" />
        <TextField id={`${id}-crates`} label="Crates" type="number" />
        <Button variant="contained">Add delivery</Button>
      </Stack>
    </Stack>
  );
}
