import * as React from 'react';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const flights = [
  { departure: '07:40, direct', price: '$189' },
  { departure: '11:15, one stop', price: '$124' },
  { departure: '18:30, direct', price: '$205' },
];

export default function RadioTable() {
  const id = React.useId();

  return (
    <RadioGroup aria-label="Flight" defaultValue="07:40, direct">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Choose</TableCell>
            <TableCell>Departure</TableCell>
            <TableCell align="right">Price</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {flights.map(({ departure, price }, index) => (
            <TableRow key={departure}>
              <TableCell padding="checkbox">
                <Radio
                  value={departure}
                  inputProps={{ 'aria-labelledby': `${id}-${index}` }}
                />
              </TableCell>
              <TableCell component="th" scope="row" id={`${id}-${index}`}>
                <bdi>{departure}</bdi>
              </TableCell>
              <TableCell align="right">
                <bdi>{price}</bdi>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </RadioGroup>
  );
}
