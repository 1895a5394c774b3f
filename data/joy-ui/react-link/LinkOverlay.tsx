import * as React from 'react';
import CheckCircle from '@mui/icons-material/CheckCircle';
import CheckCircleOutline from '@mui/icons-material/CheckCircleOutline';
import IconButton from '@mui/joy/IconButton';
import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function LinkOverlay() {
  const [isDone, setDone] = React.useState(false);

  return (
    <Sheet
      variant="outlined"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        width: 340,
        maxWidth: '100%',
        padding: 2,
        borderRadius: 'md',
        '&:hover': { backgroundColor: 'background.level1' },
      }}
    >
      <div>
        <Link overlay href="#LinkOverlay" level="title-md">
          Translate the menu
        </Link>
        <Typography level="body-sm" textColor="text.secondary">
          Due on May 15, assigned to Yuki
        </Typography>
      </div>
      <IconButton
        color="success"
        aria-label="Done: Translate the menu"
        aria-pressed={isDone}
        onClick={() => setDone(!isDone)}
        sx={{ marginInlineStart: 'auto' }}
      >
        {isDone ? <CheckCircle /> : <CheckCircleOutline />}
      </IconButton>
    </Sheet>
  );
}
