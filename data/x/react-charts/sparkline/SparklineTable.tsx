import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const funds = [
  { name: 'Solar', prices: [41, 44, 43, 47, 52, 55] },
  { name: 'Rail', prices: [73, 70, 71, 66, 61, 62] },
  { name: 'Paper', prices: [18, 19, 18, 18, 20, 21] },
];

export default function SparklineTable() {
  const theme = useTheme();
  const { success, error } = (theme.vars ?? theme).palette;

  return (
    <Table size="small" aria-label="Funds" sx={{ maxWidth: 400 }}>
      <TableHead>
        <TableRow>
          <TableCell>Fund</TableCell>
          <TableCell>Trend</TableCell>
          <TableCell align="right">Change</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {funds.map(({ name, prices }) => {
          const [first = 0] = prices;
          const last = prices.at(-1) ?? 0;
          const isUp = last >= first;
          return (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell>
                <SparkLineChart
                  title={`Price of ${name}`}
                  desc={`From €${first} to €${last}`}
                  width={80}
                  height={32}
                  data={prices}
                  colors={[isUp ? success.main : error.main]}
                />
              </TableCell>
              <TableCell align="right">{`${isUp ? '+' : '−'}€${Math.abs(last - first)}`}</TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
