import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';
import { coast, dunes, dusk, forest } from '../sampleData/pictures';

const tours = [
  { title: 'Harbor walk', price: '$12', picture: coast },
  { title: 'Desert camp', price: '$140', picture: dunes },
  { title: 'Forest trail', price: '$20', picture: forest },
  { title: 'Night hike', price: '$35', picture: dusk },
];

export default function AspectRatioCarousel() {
  return (
    <Box
      role="group"
      aria-label="Tours"
      tabIndex={0}
      sx={{
        display: 'flex',
        gap: 1.5,
        p: 1,
        width: '100%',
        maxWidth: 360,
        overflowX: 'auto',
        scrollSnapType: 'inline mandatory',
      }}
    >
      {tours.map(({ title, price, picture }) => (
        <Box key={title} sx={{ flex: '0 0 75%', scrollSnapAlign: 'center' }}>
          <AspectRatio ratio="3/2" sx={{ borderRadius: 'lg' }}>
            <img src={picture} alt="" />
          </AspectRatio>
          <Typography level="title-sm" sx={{ mt: 1 }}>
            {title}
          </Typography>
          <Typography level="body-sm">{price}</Typography>
        </Box>
      ))}
    </Box>
  );
}
