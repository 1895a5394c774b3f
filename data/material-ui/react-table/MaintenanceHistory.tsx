import * as React from 'react';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const trams = [
  { id: 'T-204', state: 'In workshop', visits: ['Brake test', 'New wheel set'] },
  { id: 'T-227', state: 'In service', visits: ['Wiper motor'] },
];

function TramRows({ id, state, visits }: (typeof trams)[number]) {
  const [open, setOpen] = React.useState(false);
  const detailsId = React.useId();

  return (
    <React.Fragment>
      <TableRow>
        <TableCell padding="checkbox">
          <IconButton
            aria-label={`Visits of ${id}`}
            aria-expanded={open}
            aria-controls={open ? detailsId : undefined}
            onClick={() => setOpen(!open)}
          >
            {open ? <KeyboardArrowUp /> : <KeyboardArrowDown />}
          </IconButton>
        </TableCell>
        <TableCell component="th" scope="row">
          {id}
        </TableCell>
        <TableCell>{state}</TableCell>
      </TableRow>
      {open && (
        <TableRow id={detailsId}>
          <TableCell colSpan={3} sx={{ paddingBlock: 0 }}>
            <Collapse in appear>
              <ul>
                {visits.map((visit) => (
                  <li key={visit}>{visit}</li>
                ))}
              </ul>
            </Collapse>
          </TableCell>
        </TableRow>
      )}
    </React.Fragment>
  );
}

export default function MaintenanceHistory() {
  return (
    <Table aria-label="Maintenance history">
      <TableHead>
        <TableRow>
          <TableCell component="td" padding="checkbox" />
          <TableCell>Tram</TableCell>
          <TableCell>State</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {trams.map((tram) => (
          <TramRows key={tram.id} {...tram} />
        ))}
      </TableBody>
    </Table>
  );
}
