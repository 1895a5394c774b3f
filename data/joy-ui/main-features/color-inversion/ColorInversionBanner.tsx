import AspectRatio from '@mui/joy/AspectRatio';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import ArrowForward from '@mui/icons-material/ArrowForward';
import { forest } from '../../sampleData/pictures';

export default function ColorInversionBanner() {
  return (
    <Sheet
      variant="soft"
      color="success"
      invertedColors
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '3fr 2fr' },
        gap: 3,
        alignItems: 'center',
        width: '100%',
        p: { xs: 2, sm: 4 },
        borderRadius: 'xl',
      }}
    >
      <Stack spacing={2} useFlexGap sx={{ alignItems: 'flex-start' }}>
        <Typography level="h2" component="p">
          Three days, forty trails
        </Typography>
        <Typography>
          The forest pass opens every hut between the river and the ridge.
        </Typography>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button
            endDecorator={
              <ArrowForward sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />
            }
          >
            Get the pass
          </Button>
          <Button variant="plain">See the map</Button>
        </Stack>
      </Stack>
      <AspectRatio ratio="8/5" sx={{ borderRadius: 'lg', overflow: 'hidden' }}>
        <img src={forest} alt="Wooded hills below a pale sun" />
      </AspectRatio>
    </Sheet>
  );
}
