import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Chip from '@mui/joy/Chip';
import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

function FlightCard({ invertedColors = false }: { invertedColors?: boolean }) {
  return (
    <Card
      variant="solid"
      color="primary"
      invertedColors={invertedColors}
      sx={{ flex: '1 1 220px' }}
    >
      <Typography textColor="inherit" level="title-lg">
        Lisbon to Oslo
      </Typography>
      <Typography textColor="inherit" level="body-sm">
        {invertedColors ? 'With invertedColors' : 'Without invertedColors'}
      </Typography>
      <Divider />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Chip variant="solid" color="neutral">
          Seat 14A
        </Chip>
        <Chip variant="solid" color="primary">
          Gate B7
        </Chip>
      </Stack>
      <Button>Check in</Button>
    </Card>
  );
}

export default function ColorInversionComparison() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <FlightCard />
      <FlightCard invertedColors />
    </Stack>
  );
}
