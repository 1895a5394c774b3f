import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const ingredients = [
  ['Flour', '300 g'],
  ['Butter', '150 g'],
  ['Sugar', '120 g'],
  ['Milk', '80 ml'],
] as const;

export default function TableDense() {
  const [dense, setDense] = React.useState(true);

  return (
    <div>
      <FormControlLabel
        label="Compact rows"
        control={
          <Switch
            checked={dense}
            onChange={(event) => setDense(event.target.checked)}
          />
        }
      />
      <Table size={dense ? 'small' : 'medium'} aria-label="Ingredients">
        <TableHead>
          <TableRow>
            <TableCell>Ingredient</TableCell>
            <TableCell align="right">Amount</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {ingredients.map(([name, amount]) => (
            <TableRow key={name} hover>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">
                <bdi>{amount}</bdi>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
