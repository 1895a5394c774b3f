import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const plans = [
  { name: 'Starter', seats: 3, price: '$12' },
  { name: 'Team', seats: 15, price: '$49' },
  { name: 'Company', seats: 120, price: '$290' },
];

export default function TableInSheet() {
  return (
    <Sheet variant="outlined" color="primary" sx={{ borderRadius: 'lg' }}>
      <Table aria-label="Plans">
        <thead>
          <tr>
            <th scope="col">Plan</th>
            <th scope="col">Seats</th>
            <th scope="col">Monthly</th>
          </tr>
        </thead>
        <tbody>
          {plans.map(({ name, seats, price }) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{seats}</td>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={3}>All prices without taxes</td>
          </tr>
        </tfoot>
      </Table>
    </Sheet>
  );
}
