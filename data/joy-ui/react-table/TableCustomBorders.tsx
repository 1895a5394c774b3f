import Table from '@mui/joy/Table';

const rows = [
  ['Rent', 3450, 3450],
  ['Travel', 820, 1140],
  ['Software', 610, 610],
  ['Total', 4880, 5200],
] as const;

const line = '1px solid var(--TableCell-borderColor)';

export default function TableCustomBorders() {
  return (
    <Table
      borderAxis="none"
      aria-label="Costs per quarter in dollars"
      sx={{
        '--TableCell-borderColor': 'var(--joy-palette-neutral-outlinedBorder)',
        // Below the header, after the first column, above the total.
        '& thead th': { borderBottom: line },
        '& th:first-of-type': { borderInlineEnd: line },
        '& tbody tr:last-of-type > *': {
          borderTop: '3px double var(--TableCell-borderColor)',
        },
        '& td, & thead th:not(:first-of-type)': { textAlign: 'end' },
      }}
    >
      <thead>
        <tr>
          <th scope="col">Costs</th>
          <th scope="col">Q1</th>
          <th scope="col">Q2</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, first, second]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{first.toLocaleString('en')}</td>
            <td>{second.toLocaleString('en')}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
