import * as React from 'react';
import Delete from '@mui/icons-material/Delete';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const files = [
  { name: 'Budget.xlsx', size: 84, changed: '2025-03-02' },
  { name: 'Contract.pdf', size: 1260, changed: '2025-01-18' },
  { name: 'Logo.svg', size: 6, changed: '2024-11-30' },
  { name: 'Notes.txt', size: 2, changed: '2025-03-04' },
  { name: 'Offer.docx', size: 310, changed: '2025-02-11' },
];

const columns = { name: 'Name', size: 'Size (KB)', changed: 'Changed' };
type Key = keyof typeof columns;
const keys: readonly Key[] = ['name', 'size', 'changed'];
const { compare } = new Intl.Collator('en', { numeric: true });

export default function TableSortingSelection() {
  const id = React.useId();
  const titleRef = React.useRef<HTMLParagraphElement>(null);
  const [rows, setRows] = React.useState(files);
  const [chosen, setChosen] = React.useState<ReadonlySet<string>>(new Set());
  const [sort, setSort] = React.useState<{ key: Key; order: 'asc' | 'desc' }>({
    key: 'name',
    order: 'asc',
  });
  const all = rows.length > 0 && chosen.size === rows.length;
  const some = chosen.size > 0 && !all;

  const sorted = React.useMemo(() => {
    const sign = sort.order === 'asc' ? 1 : -1;
    return [...rows].sort(
      (a, b) => sign * compare(String(a[sort.key]), String(b[sort.key])),
    );
  }, [rows, sort]);

  function handleSort(key: Key) {
    const reverse = key === sort.key && sort.order === 'asc';
    setSort({ key, order: reverse ? 'desc' : 'asc' });
  }

  function handleToggle(name: string) {
    const next = new Set(chosen);
    if (!next.delete(name)) next.add(name);
    setChosen(next);
  }

  function handleDelete() {
    setRows(rows.filter(({ name }) => !chosen.has(name)));
    setChosen(new Set());
    titleRef.current?.focus(); // the button becomes disabled
  }

  return (
    <Paper variant="outlined">
      <Toolbar sx={{ bgcolor: chosen.size > 0 ? 'action.selected' : undefined }}>
        <Typography id={id} ref={titleRef} tabIndex={-1} variant="h6" component="p">
          Files
        </Typography>
        <Typography role="status" variant="body2" sx={{ flexGrow: 1, mx: 2 }}>
          {chosen.size > 0 && <bdi>{`${chosen.size} selected`}</bdi>}
        </Typography>
        <IconButton
          aria-label="Delete the selected files"
          disabled={chosen.size === 0}
          onClick={handleDelete}
        >
          <Delete />
        </IconButton>
      </Toolbar>
      <TableContainer role="region" aria-label="Files, scrollable" tabIndex={0}>
        <Table aria-labelledby={id}>
          <TableHead>
            <TableRow>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={all}
                  indeterminate={some}
                  onChange={() =>
                    setChosen(new Set(all ? [] : rows.map(({ name }) => name)))
                  }
                  inputProps={{ 'aria-label': 'Select all files' }}
                  inputRef={(input: HTMLInputElement | null) => {
                    if (input) input.indeterminate = some;
                  }}
                />
              </TableCell>
              {keys.map((key) => (
                <TableCell
                  key={key}
                  align={key === 'name' ? 'left' : 'right'}
                  sortDirection={key === sort.key && sort.order}
                >
                  <TableSortLabel
                    active={key === sort.key}
                    direction={key === sort.key ? sort.order : 'asc'}
                    onClick={() => handleSort(key)}
                    sx={{ '&.Mui-focusVisible': { outline: '2px solid' } }}
                  >
                    {columns[key]}
                  </TableSortLabel>
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {sorted.map(({ name, size, changed }) => (
              <TableRow
                key={name}
                hover
                selected={chosen.has(name)}
                onClick={() => handleToggle(name)}
                sx={{ cursor: 'pointer' }}
              >
                <TableCell padding="checkbox">
                  <Checkbox
                    checked={chosen.has(name)}
                    // The click reaches the row, which toggles the file.
                    readOnly
                    inputProps={{ 'aria-label': `Select ${name}` }}
                  />
                </TableCell>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell align="right">{size}</TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {changed}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Paper>
  );
}
