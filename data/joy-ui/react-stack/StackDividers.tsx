import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const totals = [
  { value: '128', label: 'Orders' },
  { value: '$9,640', label: 'Sales' },
  { value: '4', label: 'Returns' },
];

export default function StackDividers() {
  return (
    <Stack
      direction="row"
      divider={<Divider orientation="vertical" aria-hidden />}
      spacing={3}
      useFlexGap
    >
      {totals.map(({ value, label }) => (
        <div key={label}>
          <Typography level="title-lg">{value}</Typography>
          <Typography level="body-sm" textColor="text.secondary">
            {label}
          </Typography>
        </div>
      ))}
    </Stack>
  );
}
