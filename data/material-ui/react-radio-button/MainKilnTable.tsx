import * as React from 'react';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const kilns = [
  { name: 'Vesta', liters: 60 },
  { name: 'Brigid', liters: 120 },
  { name: 'Svarog', liters: 250 },
];

export default function MainKilnTable() {
  const id = React.useId();

  return (
    <RadioGroup aria-label="Default kiln" defaultValue="Brigid">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Default</TableCell>
            <TableCell>Kiln</TableCell>
            <TableCell align="right">Liters</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {kilns.map(({ name, liters }) => (
            <TableRow key={name}>
              <TableCell padding="checkbox">
                <Radio
                  value={name}
                  inputProps={{ 'aria-labelledby': `${id}-${name}` }}
                />
              </TableCell>
              <TableCell component="th" scope="row" id={`${id}-${name}`}>
                {name}
              </TableCell>
              <TableCell align="right">{liters}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </RadioGroup>
  );
}
