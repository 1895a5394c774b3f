import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { pictures } from './pictures';

export default function ImageListResponsive() {
  return (
    <ImageList
      rowHeight={120}
      gap={8}
      sx={{ m: 0 }}
      style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))' }}
    >
      {pictures.map(({ src, alt }) => (
        <ImageListItem key={src}>
          <img src={src} alt={alt} style={{ minHeight: 0 }} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
