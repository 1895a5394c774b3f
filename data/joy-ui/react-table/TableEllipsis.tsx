import Table from '@mui/joy/Table';

const tickets = [
  {
    id: 318,
    subject: 'The invoice shows the old address of our office in Bergen',
    sender: 'sara.lind@harbor-logistics.example',
  },
  {
    id: 321,
    subject: 'Export to a spreadsheet stops after the first hundred orders',
    sender: 'omar@haddad.example',
  },
  { id: 322, subject: 'Refund', sender: 'yuki.tanaka@tanaka-studio.example' },
];

export default function TableEllipsis() {
  return (
    <Table noWrap aria-label="Support tickets">
      <thead>
        <tr>
          <th scope="col" style={{ width: 56 }}>
            No.
          </th>
          <th scope="col">Subject</th>
          <th scope="col">From</th>
        </tr>
      </thead>
      <tbody>
        {tickets.map(({ id, subject, sender }) => (
          <tr key={id}>
            <td>{id}</td>
            <td title={subject}>{subject}</td>
            <td title={sender}>{sender}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
