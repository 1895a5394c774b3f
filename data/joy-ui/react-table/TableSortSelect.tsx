import * as React from 'react';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Checkbox from '@mui/joy/Checkbox';
import Link from '@mui/joy/Link';
import Table from '@mui/joy/Table';

const orders = [
  { Order: 1042, Name: 'Lind', Total: 480 },
  { Order: 1043, Name: 'Haddad', Total: 96 },
  { Order: 1044, Name: 'Tanaka', Total: 1250 },
];
const columns = ['Order', 'Name', 'Total'] as const;
const { compare } = new Intl.Collator('en', { numeric: true });

export default function TableSortSelect() {
  const [column, setColumn] = React.useState<(typeof columns)[number]>('Order');
  const [isReversed, setReversed] = React.useState(false);
  const [selected, setSelected] = React.useState([1043]);
  const rows = [...orders].sort((a, b) =>
    compare(String(a[column]), String(b[column])),
  );
  if (isReversed) rows.reverse();

  return (
    <Table hoverRow aria-label="Orders to ship">
      <thead>
        <tr>
          <th scope="col" style={{ width: 64 }}>
            Ship
          </th>
          {columns.map((name) => {
            const active = name === column;
            const order = isReversed ? 'descending' : 'ascending';
            return (
              <th key={name} scope="col" aria-sort={active ? order : undefined}>
                <Link
                  component="button"
                  type="button"
                  color="neutral"
                  textColor={active ? 'primary.plainColor' : 'inherit'}
                  onClick={() => {
                    setColumn(name);
                    setReversed(active && !isReversed);
                  }}
                  endDecorator={
                    active && (
                      <ArrowUpward sx={{ rotate: isReversed ? '180deg' : '0deg' }} />
                    )
                  }
                >
                  {name}
                </Link>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.Order}>
            <td>
              <Checkbox
                checked={selected.includes(row.Order)}
                onChange={({ target }) => {
                  const others = selected.filter((id) => id !== row.Order);
                  setSelected(target.checked ? [...others, row.Order] : others);
                }}
                slotProps={{ input: { 'aria-label': `Ship ${row.Order}` } }}
                sx={{ verticalAlign: 'middle' }}
              />
            </td>
            <td>{row.Order}</td>
            <td>{row.Name}</td>
            <td>${row.Total}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
