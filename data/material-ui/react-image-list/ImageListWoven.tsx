import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { pictures } from './pictures';

export default function ImageListWoven() {
  return (
    <ImageList
      variant="woven"
      cols={3}
      gap={8}
      sx={{ m: 0, width: '100%', maxWidth: 540 }}
    >
      {pictures.slice(0, 6).map(({ src, alt }) => (
        <ImageListItem key={src}>
          <img src={src} alt={alt} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
