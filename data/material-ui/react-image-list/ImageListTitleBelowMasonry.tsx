import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { pictures } from './pictures';

export default function ImageListTitleBelowMasonry() {
  return (
    <ImageList
      variant="masonry"
      cols={3}
      gap={12}
      sx={{ m: 0, width: '100%', maxWidth: 540 }}
    >
      {pictures.slice(1, 7).map(({ src, alt, width, height, title }) => (
        <ImageListItem key={src}>
          <img src={src} alt={alt} width={width} height={height} />
          <ImageListItemBar position="below" title={title} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
