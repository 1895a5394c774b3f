import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { pictures } from './pictures';

export default function ImageListStandard() {
  return (
    <ImageList cols={3} rowHeight={130} sx={{ m: 0, width: '100%', maxWidth: 540 }}>
      {pictures.slice(0, 6).map(({ src, alt }) => (
        <ImageListItem key={src}>
          <img src={src} alt={alt} style={{ minHeight: 0 }} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
