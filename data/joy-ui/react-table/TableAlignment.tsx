import Table from '@mui/joy/Table';

const files = [
  { name: 'Offer.docx', versions: 12, size: 310 },
  { name: 'Contract.pdf', versions: 3, size: 1260 },
  { name: 'Logo.svg', versions: 8, size: 6 },
];

export default function TableAlignment() {
  return (
    <Table
      aria-label="Files with their size"
      sx={{
        '& td, & thead th:not(:first-of-type)': { textAlign: 'end' },
        '& td': { fontVariantNumeric: 'tabular-nums' },
      }}
    >
      <thead>
        <tr>
          <th scope="col">File</th>
          <th scope="col">Versions</th>
          <th scope="col">Size, KB</th>
        </tr>
      </thead>
      <tbody>
        {files.map(({ name, versions, size }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{versions}</td>
            <td>{size.toLocaleString('en')}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
