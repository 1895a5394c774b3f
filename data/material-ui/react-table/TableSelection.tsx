import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

const messages = [
  { id: 'm1', sender: 'Ana Silva', subject: 'Photos from Lisbon' },
  { id: 'm2', sender: 'City Library', subject: 'Your book is ready' },
  { id: 'm3', sender: 'Tom Becker', subject: 'Lunch on Friday?' },
];

export default function TableSelection() {
  const [selected, setSelected] = React.useState<readonly string[]>(['m2']);
  const all = selected.length === messages.length;
  const some = selected.length > 0 && !all;

  function toggle(id: string, checked: boolean) {
    setSelected(checked ? [...selected, id] : selected.filter((it) => it !== id));
  }

  return (
    <div>
      <Typography role="status" sx={{ paddingBlock: 1 }}>
        <bdi>{`${selected.length} of ${messages.length} selected`}</bdi>
      </Typography>
      <Table aria-label="Messages">
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                checked={all}
                indeterminate={some}
                onChange={() => setSelected(all ? [] : messages.map(({ id }) => id))}
                inputProps={{ 'aria-label': 'Select all messages' }}
                // The prop changes the icon only; this tells assistive technology.
                inputRef={(input: HTMLInputElement | null) => {
                  if (input) input.indeterminate = some;
                }}
              />
            </TableCell>
            <TableCell>From</TableCell>
            <TableCell>Subject</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {messages.map(({ id, sender, subject }) => (
            <TableRow key={id} hover selected={selected.includes(id)}>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={selected.includes(id)}
                  onChange={(event) => toggle(id, event.target.checked)}
                  inputProps={{ 'aria-label': `Select "${subject}"` }}
                />
              </TableCell>
              <TableCell>{sender}</TableCell>
              <TableCell component="th" scope="row">
                <bdi>{subject}</bdi>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
