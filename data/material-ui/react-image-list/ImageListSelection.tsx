import * as React from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import ImageList from '@mui/material/ImageList';
import ImageListItem, { imageListItemClasses } from '@mui/material/ImageListItem';
import Typography from '@mui/material/Typography';
import { pictures } from './pictures';

export default function ImageListSelection() {
  const [selected, setSelected] = React.useState<string[]>(['First snow']);

  const toggle = (title: string) =>
    setSelected(
      selected.includes(title)
        ? selected.filter((it) => it !== title)
        : [...selected, title],
    );

  return (
    <div>
      <ImageList
        variant="quilted"
        cols={3}
        rowHeight={110}
        gap={12}
        sx={{ m: 0, p: 0.75, maxWidth: 480 }}
      >
        {pictures.slice(0, 6).map(({ src, alt, title }) => (
          <ImageListItem key={src}>
            <ButtonBase
              aria-pressed={selected.includes(title)}
              onClick={() => toggle(title)}
              sx={{
                width: '100%',
                height: '100%',
                '&[aria-pressed="true"]': {
                  outline: 4,
                  outlineColor: 'primary.main',
                },
                '&.Mui-focusVisible': { outline: 4, outlineColor: 'text.primary' },
              }}
            >
              <img className={imageListItemClasses.img} src={src} alt={alt} />
            </ButtonBase>
          </ImageListItem>
        ))}
      </ImageList>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {selected.length} of 6 pictures selected
      </Typography>
    </div>
  );
}
