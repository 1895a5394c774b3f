import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function OverviewColorInversion() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {(['soft', 'solid'] as const).map((variant) => (
        <Card
          key={variant}
          variant={variant}
          color="primary"
          invertedColors
          sx={{ width: 216 }}
        >
          <Chip variant="solid">On {variant}</Chip>
          <Typography level="title-lg">Oslo to Lisbon</Typography>
          <Typography level="title-sm">Boards at 18:05, gate C2</Typography>
          <Button variant="solid">Check in</Button>
        </Card>
      ))}
    </Stack>
  );
}
