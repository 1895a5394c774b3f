import Table from '@mui/joy/Table';

const people = [
  { name: 'Maya Patel', team: 'Design', days: 24 },
  { name: 'Omar Haddad', team: 'Support', days: 17 },
  { name: 'Sara Lind', team: 'Finance', days: 21 },
  { name: 'Yuki Tanaka', team: 'Design', days: 9 },
];

export default function TableRowHeaders() {
  return (
    <Table
      hoverRow
      stripe="odd"
      aria-label="Vacation days left"
      // Otherwise the header cells cover the color of the row.
      sx={{ '& tbody th': { bgcolor: 'transparent' } }}
    >
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Team</th>
          <th scope="col">Days left</th>
        </tr>
      </thead>
      <tbody>
        {people.map(({ name, team, days }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{team}</td>
            <td>{days}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
