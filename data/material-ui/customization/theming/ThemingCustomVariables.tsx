import type {} from '@mui/material/themeCssVarsAugmentation';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  ThemeProvider,
  createTheme,
  styled,
  type Theme,
} from '@mui/material/styles';

interface Chart {
  barHeight: number;
  barRadius: number;
}

declare module '@mui/material/styles' {
  interface Theme {
    chart: Chart;
  }
  interface ThemeOptions {
    chart?: Chart;
  }
}

const { chart } = createTheme({ chart: { barHeight: 20, barRadius: 10 } });
const withChart = (outer: Theme): Theme => ({ ...outer, chart });

const Bar = styled('div')(({ theme }) => ({
  height: theme.chart.barHeight,
  borderRadius: theme.chart.barRadius,
  backgroundColor: (theme.vars ?? theme).palette.primary.main,
}));

const expenses = [
  { name: 'Rent', share: 50 },
  { name: 'Food', share: 30 },
  { name: 'Travel', share: 20 },
];

export default function ThemingCustomVariables() {
  return (
    <ThemeProvider theme={withChart}>
      <Box sx={{ width: '100%', maxWidth: 400, display: 'grid', gap: 1.5 }}>
        {expenses.map(({ name, share }) => (
          <div key={name}>
            <Typography variant="body2">
              <bdi>
                {name}: {share}%
              </bdi>
            </Typography>
            <Bar style={{ width: `${share}%` }} />
          </div>
        ))}
      </Box>
    </ThemeProvider>
  );
}
