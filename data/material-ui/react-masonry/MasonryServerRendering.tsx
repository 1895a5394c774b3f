import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';

const heights = [100, 60, 80, 70, 110, 50, 90, 60, 80];

export default function MasonryServerRendering() {
  return (
    <Masonry
      columns={3}
      spacing={2}
      defaultColumns={3}
      defaultSpacing={2}
      defaultHeight={312}
    >
      {heights.map((height, index) => (
        <Box
          key={index}
          sx={{ height, p: 1, bgcolor: 'action.selected', borderRadius: 1 }}
        >
          {index + 1}
        </Box>
      ))}
    </Masonry>
  );
}
