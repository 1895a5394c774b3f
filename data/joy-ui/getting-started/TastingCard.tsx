import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function TastingCard() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {[false, true].map((inverted) => (
        <Card
          key={String(inverted)}
          variant="solid"
          color="primary"
          invertedColors={inverted}
          sx={{ width: 210 }}
        >
          <Chip variant="soft">{inverted ? 'Inverted' : 'As it is'}</Chip>
          <Typography level="title-lg">Darjeeling tasting</Typography>
          <Typography level="body-sm">Thursday at six, four cups</Typography>
          <Button variant="soft">Keep a seat</Button>
        </Card>
      ))}
    </Stack>
  );
}
