import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

const firstOrders = [
  { id: 'W-91', task: 'Replace door seal' },
  { id: 'W-92', task: 'Grease couplers' },
  { id: 'W-95', task: 'Test emergency lights' },
];

export default function WorkOrderSelection() {
  const [orders, setOrders] = React.useState(firstOrders);
  const [picked, setPicked] = React.useState<readonly string[]>(['W-92']);
  const all = orders.length > 0 && picked.length === orders.length;
  const some = picked.length > 0 && !all;

  function toggle(id: string, checked: boolean) {
    setPicked(checked ? [...picked, id] : picked.filter((other) => other !== id));
  }

  function archive() {
    setOrders(orders.filter(({ id }) => !picked.includes(id)));
    setPicked([]);
  }

  return (
    <div>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Typography role="status">{`${picked.length} selected`}</Typography>
        <Button disabled={picked.length === 0} onClick={archive}>
          Archive
        </Button>
      </Stack>
      <Table aria-label="Work orders">
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                checked={all}
                indeterminate={some}
                onChange={() => setPicked(all ? [] : orders.map(({ id }) => id))}
                inputProps={{ 'aria-label': 'Select all work orders' }}
                // The prop changes the icon only; this tells assistive technology.
                inputRef={(input: HTMLInputElement | null) => {
                  if (input) input.indeterminate = some;
                }}
              />
            </TableCell>
            <TableCell>Order</TableCell>
            <TableCell>Task</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {orders.map(({ id, task }) => (
            <TableRow key={id} hover selected={picked.includes(id)}>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={picked.includes(id)}
                  onChange={(event) => toggle(id, event.target.checked)}
                  inputProps={{ 'aria-label': `Select ${id}` }}
                />
              </TableCell>
              <TableCell component="th" scope="row">
                {id}
              </TableCell>
              <TableCell>{task}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
