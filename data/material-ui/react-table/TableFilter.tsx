import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const contacts = [
  { name: 'Ana Silva', city: 'Lisbon' },
  { name: 'Mei Tanaka', city: 'Osaka' },
  { name: 'Tom Becker', city: 'Berlin' },
];

export default function TableFilter() {
  const fieldRef = React.useRef<HTMLInputElement>(null);
  const [query, setQuery] = React.useState('zoe');
  const wanted = query.trim().toLowerCase();
  const hits = contacts.filter(({ name, city }) =>
    `${name} ${city}`.toLowerCase().includes(wanted),
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        size="small"
        label="Search contacts"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        inputRef={fieldRef}
        sx={{ maxWidth: 280 }}
      />
      <Typography role="status" variant="body2">
        <bdi>{hits.length === 1 ? '1 contact' : `${hits.length} contacts`}</bdi>
      </Typography>
      <Table aria-label="Contacts">
        <TableHead>
          <TableRow>
            <TableCell>Name</TableCell>
            <TableCell>City</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {hits.map(({ name, city }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell>{city}</TableCell>
            </TableRow>
          ))}
          {hits.length === 0 && (
            <TableRow>
              <TableCell colSpan={2} align="center" sx={{ paddingBlock: 4 }}>
                {`No contact matches "${query}". `}
                <Button
                  onClick={() => {
                    setQuery('');
                    fieldRef.current?.focus(); // the button disappears
                  }}
                >
                  Clear the search
                </Button>
              </TableCell>
            </TableRow>
          )}
        </TableBody>
      </Table>
    </Stack>
  );
}
