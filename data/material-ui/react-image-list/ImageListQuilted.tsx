import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { pictures } from './pictures';

const spans = [
  { cols: 2, rows: 2 },
  { cols: 1, rows: 2 },
  { cols: 1, rows: 1 },
  { cols: 1, rows: 1 },
  { cols: 2, rows: 1 },
  { cols: 2, rows: 1 },
];

export default function ImageListQuilted() {
  return (
    <ImageList
      variant="quilted"
      cols={4}
      rowHeight={110}
      sx={{ m: 0, width: '100%', maxWidth: 540 }}
    >
      {pictures.slice(0, 6).map(({ src, alt }, index) => (
        <ImageListItem key={src} {...spans[index]}>
          <img src={src} alt={alt} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
