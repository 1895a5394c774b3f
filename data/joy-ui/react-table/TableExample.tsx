import Table, { type TableProps } from '@mui/joy/Table';

export default function TableExample(props: TableProps) {
  return (
    <Table aria-label="Invoices" {...props}>
      <thead>
        <tr>
          <th scope="col">Invoice</th>
          <th scope="col">Due</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>2041</td>
          <td>March 3</td>
          <td>$480.00</td>
        </tr>
        <tr>
          <td>2042</td>
          <td>March 9</td>
          <td>$1,250.00</td>
        </tr>
        <tr>
          <td>2043</td>
          <td>March 14</td>
          <td>$96.50</td>
        </tr>
        <tr>
          <td>2044</td>
          <td>March 30</td>
          <td>$310.00</td>
        </tr>
      </tbody>
    </Table>
  );
}
