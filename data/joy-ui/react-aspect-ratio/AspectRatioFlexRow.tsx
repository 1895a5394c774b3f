import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { forest } from '../sampleData/pictures';

export default function AspectRatioFlexRow() {
  return (
    <Sheet
      variant="outlined"
      sx={{
        display: 'flex',
        gap: 2,
        p: 2,
        maxWidth: 420,
        borderRadius: 'md',
      }}
    >
      <AspectRatio
        ratio="1"
        sx={{ flex: '0 0 96px', alignSelf: 'start', borderRadius: 'sm' }}
      >
        <img src={forest} alt="" />
      </AspectRatio>
      <Box sx={{ minWidth: 0 }}>
        <Typography level="title-md">Forest hut</Typography>
        <Typography level="body-sm">
          Twelve beds, a stove and a spring. Bring a sleeping bag.
        </Typography>
      </Box>
    </Sheet>
  );
}
