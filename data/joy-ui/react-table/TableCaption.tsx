import Table from '@mui/joy/Table';

const trains = [
  { to: 'Lisbon', leaves: '09:24', platform: 4 },
  { to: 'Porto', leaves: '09:51', platform: 2 },
  { to: 'Faro', leaves: '10:10', platform: 7 },
];

export default function TableCaption() {
  return (
    <Table sx={{ '& caption': { captionSide: 'bottom', textAlign: 'start' } }}>
      <caption>Departures on April 7, without buses</caption>
      <thead>
        <tr>
          <th scope="col">To</th>
          <th scope="col">Leaves</th>
          <th scope="col">Platform</th>
        </tr>
      </thead>
      <tbody>
        {trains.map(({ to, leaves, platform }) => (
          <tr key={to}>
            <td>{to}</td>
            <td>{leaves}</td>
            <td>{platform}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
