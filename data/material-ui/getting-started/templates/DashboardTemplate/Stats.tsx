import TrendingDownIcon from '@mui/icons-material/TrendingDown';
import TrendingUpIcon from '@mui/icons-material/TrendingUp';
import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { stats, type Stat } from './data';

export function Stats() {
  return (
    <Grid
      container
      spacing={2}
      component="ul"
      sx={{ m: 0, p: 0, listStyle: 'none' }}
    >
      {stats.map((stat) => (
        <Grid key={stat.label} component="li" size={{ xs: 12, sm: 6, xl: 3 }}>
          <StatCard {...stat} />
        </Grid>
      ))}
    </Grid>
  );
}

function StatCard({ label, value, change, isGain, trend }: Stat) {
  const isGood = change > 0 === isGain;
  const Icon = change > 0 ? TrendingUpIcon : TrendingDownIcon;

  return (
    <Paper variant="outlined" sx={{ p: 2.5, height: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', gap: 2, mt: 0.5 }}
      >
        <Typography component="p" sx={{ fontSize: '1.75rem', fontWeight: 700 }}>
          {value}
        </Typography>
        <Sparkline
          values={trend}
          color={isGood ? 'primary.main' : 'secondary.main'}
        />
      </Stack>
      <Stack
        direction="row"
        sx={{
          mt: 0.5,
          gap: 0.75,
          alignItems: 'center',
          color: isGood ? 'primary.main' : 'secondary.main',
        }}
      >
        <Icon fontSize="small" />
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {change > 0 ? '+' : '−'}
          {Math.abs(change)}%
        </Typography>
        <Typography variant="body2" color="textSecondary">
          from last month
        </Typography>
      </Stack>
    </Paper>
  );
}

interface SparklineProps {
  values: readonly number[];
  color: string;
}

/** A line without axes; the text beside it says the same. */
function Sparkline({ values, color }: SparklineProps) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * 92 + 2;
    const y = 34 - ((value - low) / (high - low || 1)) * 30;
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });

  return (
    <Box
      component="svg"
      viewBox="0 0 96 38"
      aria-hidden
      sx={(theme) => ({
        width: 96,
        height: 38,
        flexShrink: 1,
        minWidth: 0,
        color,
        transform: theme.direction === 'rtl' ? 'scaleX(-1)' : 'none',
      })}
    >
      <polygon
        points={`2,38 ${points.join(' ')} 94,38`}
        fill="currentColor"
        opacity="0.14"
      />
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </Box>
  );
}
