import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { pictures } from './pictures';

export default function ImageListTitleBelow() {
  return (
    <ImageList gap={16} sx={{ m: 0, width: '100%', maxWidth: 540 }}>
      {pictures.slice(0, 4).map(({ src, alt, title, place }) => (
        <ImageListItem key={src}>
          <img src={src} alt={alt} style={{ aspectRatio: '4 / 3' }} />
          <ImageListItemBar position="below" title={title} subtitle={place} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
