import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const items = [
  ['Desk lamp', 2, 78],
  ['Monitor arm', 1, 129],
  ['Keyboard', 3, 237],
  ['Webcam', 2, 118],
  ['Headset', 4, 316],
  ['Power strip', 5, 95],
  ['Notebook', 20, 70],
  ['Whiteboard', 1, 164],
] as const;

export default function TableStickyFooter() {
  return (
    <Sheet
      variant="outlined"
      role="region"
      aria-label="Order 1042, scrollable"
      tabIndex={0}
      sx={{ height: 240, overflow: 'auto', borderRadius: 'sm' }}
    >
      <Table stickyHeader stickyFooter aria-label="Items of order 1042">
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Count</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          {items.map(([name, count, price]) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{count}</td>
              <td>${price}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Total
            </th>
            <td>$1,207</td>
          </tr>
        </tfoot>
      </Table>
    </Sheet>
  );
}
