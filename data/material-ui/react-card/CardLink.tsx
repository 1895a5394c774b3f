import * as React from 'react';
import Bookmark from '@mui/icons-material/Bookmark';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import Card from '@mui/material/Card';
import CardActionArea, { cardActionAreaClasses } from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

export default function CardLink() {
  const [saved, setSaved] = React.useState(false);

  return (
    <Card variant="outlined" sx={{ maxWidth: 320, width: '100%' }}>
      <CardActionArea
        href="https://en.wikipedia.org/wiki/Lisbon"
        sx={{
          [`&.${cardActionAreaClasses.focusVisible}`]: {
            outline: '2px solid',
            outlineColor: 'primary.main',
            outlineOffset: -2,
          },
        }}
      >
        <CardContent>
          <Typography component="p" variant="h6">
            Lisbon in two days
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Trams, viewpoints and the best custard tarts. A six-minute read.
          </Typography>
        </CardContent>
      </CardActionArea>
      <CardActions sx={{ justifyContent: 'flex-end' }}>
        <IconButton
          aria-label="Save Lisbon in two days"
          aria-pressed={saved}
          onClick={() => setSaved(!saved)}
        >
          {saved ? <Bookmark /> : <BookmarkBorder />}
        </IconButton>
      </CardActions>
    </Card>
  );
}
