import Box from '@mui/material/Box';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { pictures } from './pictures';

export default function ImageListMasonry() {
  return (
    <Box
      role="region"
      aria-label="Travel pictures in columns"
      tabIndex={0}
      sx={{ width: '100%', maxWidth: 540, maxHeight: 360, overflowY: 'auto' }}
    >
      <ImageList variant="masonry" cols={3} gap={8} sx={{ m: 0 }}>
        {pictures.map(({ src, alt, width, height }) => (
          <ImageListItem key={src}>
            <img src={src} alt={alt} width={width} height={height} />
          </ImageListItem>
        ))}
      </ImageList>
    </Box>
  );
}
