import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { formatDollars, periods } from './data';

/** Bars of plain HTML, so they are on the page before any script runs. */
export function RevenueChart() {
  const [label, setLabel] = React.useState(periods[0].label);
  const { bars } = periods.find((period) => period.label === label) ?? periods[0];
  const top = Math.max(...bars.map(({ revenue }) => revenue));
  const total = bars.reduce((sum, { revenue }) => sum + revenue, 0);

  return (
    <Paper
      variant="outlined"
      component="section"
      id="revenue"
      aria-labelledby="revenue-title"
      sx={{ p: 2.5, height: 1, display: 'flex', flexDirection: 'column', gap: 2 }}
    >
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', justifyContent: 'space-between', gap: 2 }}
      >
        <div>
          <Typography id="revenue-title" variant="h2">
            Revenue
          </Typography>
          <Typography variant="body2" color="textSecondary" aria-live="polite">
            {formatDollars(total)} in total
          </Typography>
        </div>
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          aria-label="Period"
          value={label}
          onChange={(_, chosen: string | null) => chosen && setLabel(chosen)}
        >
          {periods.map((period) => (
            <ToggleButton key={period.label} value={period.label} sx={{ px: 2 }}>
              {period.label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Stack>
      <Stack
        component="ul"
        direction="row"
        sx={{
          flex: 1,
          minHeight: 220,
          m: 0,
          p: 0,
          gap: { xs: 0.75, sm: 1.5 },
          listStyle: 'none',
        }}
      >
        {bars.map((bar) => (
          <Stack
            key={bar.label}
            component="li"
            sx={{ flex: 1, minWidth: 0, gap: 0.5, alignItems: 'stretch' }}
          >
            <Stack sx={{ flex: 1, justifyContent: 'flex-end' }}>
              <Typography
                variant="caption"
                aria-hidden
                color="textSecondary"
                sx={{ textAlign: 'center', display: { xs: 'none', sm: 'block' } }}
              >
                {toThousands(bar.revenue)}
              </Typography>
              <Box
                style={{ height: `${(bar.revenue / top) * 86}%` }}
                sx={{
                  borderRadius: '6px 6px 2px 2px',
                  bgcolor: bar.revenue === top ? 'secondary.main' : 'primary.main',
                  transition: 'height 300ms',
                  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
                }}
              />
            </Stack>
            <Typography variant="caption" sx={{ textAlign: 'center' }}>
              {bar.label}
              <span style={visuallyHidden}>: {formatDollars(bar.revenue)}</span>
            </Typography>
          </Stack>
        ))}
      </Stack>
    </Paper>
  );
}

function toThousands(amount: number): string {
  return `${(amount / 1000).toFixed(amount < 10_000 ? 1 : 0)}k`;
}
