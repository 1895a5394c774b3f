import type {} from '@mui/material/themeCssVarsAugmentation';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const weeks = [
  { label: 'Week 1', sales: 12, opacity: 0.1 },
  { label: 'Week 2', sales: 19, opacity: 0.2 },
  { label: 'Week 3', sales: 27, opacity: 0.3 },
];

export default function ThemeVariablesChannels() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {weeks.map(({ label, sales, opacity }) => (
        <Box
          key={label}
          sx={(theme) => ({
            p: 2,
            borderRadius: 1,
            color: 'text.primary',
            bgcolor: `rgba(${theme.vars.palette.primary.mainChannel} / ${opacity})`,
          })}
        >
          <Typography variant="body2">{label}</Typography>
          <Typography variant="h6" component="p">
            {sales} sales
          </Typography>
        </Box>
      ))}
    </Stack>
  );
}
