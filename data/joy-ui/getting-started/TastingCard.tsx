import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function TastingCard() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {(['soft', 'solid'] as const).map((variant) => (
        <Card
          key={variant}
          variant={variant}
          color="primary"
          invertedColors
          sx={{ width: 210 }}
        >
          <Chip variant="solid">On {variant}</Chip>
          <Typography level="title-lg">Darjeeling tasting</Typography>
          <Typography level="title-sm">Thursday at six, four cups</Typography>
          <Button variant="solid">Keep a seat</Button>
        </Card>
      ))}
    </Stack>
  );
}
