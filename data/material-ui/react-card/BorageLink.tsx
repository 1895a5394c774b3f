import * as React from 'react';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import Bookmark from '@mui/icons-material/Bookmark';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

export default function BorageLink() {
  const [saved, setSaved] = React.useState(false);

  return (
    <Card variant="outlined" sx={{ maxWidth: 320, width: '100%' }}>
      <CardActionArea
        href="https://en.wikipedia.org/wiki/Borage"
        // The title names the link; without this, all the text would.
        aria-labelledby="BorageLink-title"
        sx={{
          '&.Mui-focusVisible': {
            outline: '2px solid',
            outlineColor: 'primary.main',
            outlineOffset: -2,
          },
        }}
      >
        <CardContent>
          <Typography id="BorageLink-title" component="h3" variant="h6">
            Borage
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Blue stars that bees visit until the first frost. Seeds itself.
          </Typography>
        </CardContent>
      </CardActionArea>
      <CardActions sx={{ justifyContent: 'flex-end' }}>
        <IconButton
          aria-label="Save borage"
          aria-pressed={saved}
          onClick={() => setSaved((current) => !current)}
        >
          {saved ? <Bookmark /> : <BookmarkBorder />}
        </IconButton>
      </CardActions>
    </Card>
  );
}
