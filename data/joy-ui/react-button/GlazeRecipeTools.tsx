import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Bookmark from '@mui/icons-material/Bookmark';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import ContentCopy from '@mui/icons-material/ContentCopy';
import DeleteOutline from '@mui/icons-material/DeleteOutline';

export default function GlazeRecipeTools() {
  const [saved, setSaved] = React.useState(false);

  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      role="group"
      aria-label="Celadon No. 7"
    >
      {/* The name stays the same; aria-pressed carries the state. */}
      <IconButton
        aria-label="Bookmark recipe"
        aria-pressed={saved}
        variant="outlined"
        color="primary"
        onClick={() => setSaved((value) => !value)}
      >
        {saved ? <Bookmark /> : <BookmarkBorder />}
      </IconButton>
      <IconButton aria-label="Copy recipe" variant="outlined">
        <ContentCopy />
      </IconButton>
      <IconButton aria-label="Delete recipe" variant="outlined" color="danger">
        <DeleteOutline />
      </IconButton>
    </Stack>
  );
}
