import Table from '@mui/joy/Table';

const rooms = [
  { floor: 'Floor 1', name: 'Oak', seats: 6, weekday: '$40', weekend: '$55' },
  { floor: null, name: 'Elm', seats: 10, weekday: '$60', weekend: '$80' },
  { floor: 'Floor 2', name: 'Ash', seats: 4, weekday: '$30', weekend: '$45' },
  { floor: null, name: 'Fir', seats: 16, weekday: '$90', weekend: '$120' },
];

export default function TableSpans() {
  return (
    <Table
      borderAxis="both"
      size="sm"
      aria-label="Meeting rooms and prices"
      sx={{ '& tbody th': { verticalAlign: 'top', textAlign: 'start' } }}
    >
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            Floor
          </th>
          <th scope="col" rowSpan={2}>
            Room
          </th>
          <th scope="colgroup" colSpan={2}>
            Price per day
          </th>
        </tr>
        <tr>
          <th scope="col">Mon–Fri</th>
          <th scope="col">Sat, Sun</th>
        </tr>
      </thead>
      <tbody>
        {rooms.map(({ floor, name, seats, weekday, weekend }) => (
          <tr key={name}>
            {floor && (
              <th scope="row" rowSpan={2}>
                {floor}
              </th>
            )}
            <td>
              {name} ({seats})
            </td>
            <td>{weekday}</td>
            <td>{weekend}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
