import TrendingDown from '@mui/icons-material/TrendingDown';
import TrendingUp from '@mui/icons-material/TrendingUp';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const metrics = [
  { name: 'Orders', value: '1,284', change: '12% up', isUp: true },
  { name: 'Returns', value: '37', change: '4% down', isUp: false },
];

export default function TypographyMetrics() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {metrics.map(({ name, value, change, isUp }) => (
        <Sheet key={name} variant="outlined" sx={{ p: 2, borderRadius: 'md' }}>
          <Typography level="body-sm">{name}</Typography>
          <Typography
            level="h2"
            component="p"
            endDecorator={
              <Typography
                level="title-sm"
                variant="soft"
                color={isUp ? 'success' : 'warning'}
                startDecorator={isUp ? <TrendingUp /> : <TrendingDown />}
              >
                {change}
              </Typography>
            }
          >
            {value}
          </Typography>
        </Sheet>
      ))}
    </Stack>
  );
}
