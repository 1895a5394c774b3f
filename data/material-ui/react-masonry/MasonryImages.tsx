import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { posters } from './posters';

export default function MasonryImages() {
  return (
    <Masonry columns={{ xs: 2, sm: 3, md: 4 }} spacing={2}>
      {posters.map(({ title, src, width, height }) => (
        <Box component="figure" key={title}>
          <img
            src={src}
            alt={`Poster: ${title}`}
            width={width}
            height={height}
            style={{ display: 'block', width: '100%', height: 'auto' }}
          />
          <Typography component="figcaption" variant="body2" sx={{ mt: 0.5 }}>
            {title}
          </Typography>
        </Box>
      ))}
    </Masonry>
  );
}
