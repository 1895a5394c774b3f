import { createTheme, ThemeProvider, useTheme } from '@mui/system';

const theme = createTheme({
  palette: {
    chart: ['light-dark(#0b57d0, #a8c7fa)', 'light-dark(#b3261e, #f2b8b5)'],
  },
});

const months = [
  { name: 'January', income: 60, costs: 36 },
  { name: 'February', income: 48, costs: 54 },
  { name: 'March', income: 80, costs: 44 },
];

function Chart() {
  const [income, costs] = useTheme<typeof theme>().palette.chart;

  return (
    <svg
      role="img"
      aria-label="Income and costs, January to March"
      viewBox="0 0 150 84"
      width={240}
    >
      {months.map((month, index) => (
        <g key={month.name} transform={`translate(${index * 54} 82) scale(1 -1)`}>
          <rect width="18" height={month.income} fill={income} />
          <rect x="21" width="18" height={month.costs} fill={costs} />
        </g>
      ))}
    </svg>
  );
}

export default function StylesToUseTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Chart />
    </ThemeProvider>
  );
}
