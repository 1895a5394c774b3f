import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { alpha } from '@mui/material/styles';
import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import { pictures } from './pictures';

export default function ImageListCustom() {
  const [likes, setLikes] = React.useState<string[]>(['Full moon']);

  const toggle = (title: string) =>
    setLikes(
      likes.includes(title) ? likes.filter((it) => it !== title) : [...likes, title],
    );

  return (
    <ImageList
      variant="quilted"
      rowHeight={150}
      gap={2}
      sx={{ m: 0, width: '100%', maxWidth: 480 }}
    >
      {pictures.slice(3, 8).map(({ src, alt, title }, index) => (
        <ImageListItem
          key={src}
          cols={index === 0 ? 2 : 1}
          rows={index === 0 ? 2 : 1}
        >
          <img src={src} alt={alt} />
          <ImageListItemBar
            position="top"
            actionPosition="left"
            title={title}
            actionIcon={
              <IconButton
                aria-label={`Like ${title}`}
                aria-pressed={likes.includes(title)}
                onClick={() => toggle(title)}
                sx={{ color: 'common.white' }}
              >
                {likes.includes(title) ? <Favorite /> : <FavoriteBorder />}
              </IconButton>
            }
            sx={({ palette }) => ({
              background: `linear-gradient(${alpha(palette.common.black, 0.8)} 60%, transparent)`,
            })}
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
