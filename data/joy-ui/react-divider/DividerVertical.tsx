import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const facts = [
  { value: '35 min', label: 'Time' },
  { value: '4', label: 'Portions' },
  { value: '420', label: 'Calories' },
];

export default function DividerVertical() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      divider={<Divider orientation="vertical" />}
    >
      {facts.map(({ value, label }) => (
        <div key={label}>
          <Typography level="title-md">{value}</Typography>
          <Typography level="body-xs">{label}</Typography>
        </div>
      ))}
    </Stack>
  );
}
