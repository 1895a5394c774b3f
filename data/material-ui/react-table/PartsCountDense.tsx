import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const parts = [
  ['Brake pad, front', 46],
  ['Carbon strip', 18],
  ['Door sensor', 7],
  ['Sand nozzle', 31],
] as const;

export default function PartsCountDense() {
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
      <Table size={dense ? 'small' : 'medium'} aria-label="Parts in stock">
        <TableHead>
          <TableRow>
            <TableCell>Part</TableCell>
            <TableCell align="right">In stock</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {parts.map(([name, count]) => (
            <TableRow key={name} hover>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{count}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
