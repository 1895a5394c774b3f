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

const finds = [
  { tag: 'F-12', item: 'Grey umbrella', line: 'Line 3' },
  { tag: 'F-15', item: 'Violin case', line: 'Line 7' },
  { tag: 'F-16', item: 'Child’s mitten', line: 'Line 3' },
];

export default function LostPropertyFilter() {
  const [query, setQuery] = React.useState('trumpet');
  const wanted = query.trim().toLowerCase();
  const hits = finds.filter(({ item }) => item.toLowerCase().includes(wanted));

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        size="small"
        label="Search lost property"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        sx={{ maxWidth: 280 }}
      />
      <Typography role="status" variant="body2">
        {hits.length === 1 ? '1 item' : `${hits.length} items`}
      </Typography>
      <Table aria-label="Lost property">
        <TableHead>
          <TableRow>
            <TableCell>Tag</TableCell>
            <TableCell>Item</TableCell>
            <TableCell>Found on</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {hits.map(({ tag, item, line }) => (
            <TableRow key={tag}>
              <TableCell component="th" scope="row">
                {tag}
              </TableCell>
              <TableCell>{item}</TableCell>
              <TableCell>{line}</TableCell>
            </TableRow>
          ))}
          {hits.length === 0 && (
            <TableRow>
              <TableCell colSpan={3} align="center" sx={{ paddingBlock: 4 }}>
                Nothing handed in matches “{query}”.{' '}
                <Button onClick={() => setQuery('')}>Show everything</Button>
              </TableCell>
            </TableRow>
          )}
        </TableBody>
      </Table>
    </Stack>
  );
}
