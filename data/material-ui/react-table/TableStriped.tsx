import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { tableCellClasses } from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow, { tableRowClasses } from '@mui/material/TableRow';

const foods = [
  ['Almonds', 579, 21],
  ['Chickpeas', 164, 9],
  ['Oats', 389, 17],
  ['Yogurt', 61, 4],
] as const;

export default function TableStriped() {
  return (
    <Table
      aria-label="Nutrition per 100 grams"
      sx={{
        [`& .${tableCellClasses.head}`]: {
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        },
        [`& tbody .${tableRowClasses.root}:nth-of-type(even)`]: {
          bgcolor: 'action.hover',
        },
        [`& tbody .${tableCellClasses.root}`]: { borderBottom: 0 },
      }}
    >
      <TableHead>
        <TableRow>
          <TableCell>Food</TableCell>
          <TableCell align="right">Energy (kcal)</TableCell>
          <TableCell align="right">Protein (g)</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {foods.map(([name, energy, protein]) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell align="right">{energy}</TableCell>
            <TableCell align="right">{protein}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
