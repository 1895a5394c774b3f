import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { alpha } from '@mui/material/styles';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { pictures } from './pictures';

export default function ImageListTitleBars() {
  return (
    <ImageList rowHeight={200} gap={8} sx={{ m: 0, width: '100%', maxWidth: 540 }}>
      {pictures.slice(2, 6).map(({ src, alt, title, place }) => (
        <ImageListItem key={src}>
          <img src={src} alt={alt} style={{ minHeight: 0 }} />
          <ImageListItemBar
            title={title}
            subtitle={place}
            actionIcon={
              <IconButton
                component="a"
                href={src}
                download={`${title}.svg`}
                aria-label={`Download ${title}`}
                sx={{ color: 'common.white' }}
              >
                <DownloadOutlined />
              </IconButton>
            }
            sx={(theme) => ({
              backgroundColor: alpha(theme.palette.common.black, 0.7),
            })}
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
