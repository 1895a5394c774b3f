import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';

const stock = [
  { item: 'Green tea', left: 14, order: 'Friday' },
  { item: 'Espresso', left: 3, order: 'Today' },
  { item: 'Oat milk', left: 22, order: 'Monday' },
];
const variants = ['soft', 'solid'] as const;

export default function TableInversion() {
  return (
    <Stack spacing={2} useFlexGap sx={{ width: '100%' }}>
      {variants.map((variant) => (
        <Sheet
          key={variant}
          variant={variant}
          color="success"
          invertedColors
          sx={{ p: 1, borderRadius: 'md' }}
        >
          <Table
            stripe="even"
            aria-label={`Stock, ${variant}`}
            sx={{ '& th': { color: 'text.primary' } }}
          >
            <thead>
              <tr>
                <th scope="col">Item</th>
                <th scope="col">Left</th>
                <th scope="col">Reorder</th>
              </tr>
            </thead>
            <tbody>
              {stock.map(({ item, left, order }) => (
                <tr key={item}>
                  <td>{item}</td>
                  <td>{left}</td>
                  <td>{order}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Sheet>
      ))}
    </Stack>
  );
}
