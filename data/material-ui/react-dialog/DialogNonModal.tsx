import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DialogNonModal() {
  const titleId = React.useId();
  const settingsRef = React.useRef<HTMLButtonElement>(null);
  const [open, setOpen] = React.useState(true);
  const [allowed, setAllowed] = React.useState('only necessary');

  const choose = (choice: string) => {
    setAllowed(choice);
    setOpen(false);
    settingsRef.current?.focus(); // the pressed button is about to go
  };

  return (
    <Box sx={{ minHeight: 420 }}>
      <Container component="main" maxWidth="sm" sx={{ py: 3 }}>
        <Typography component="h1" variant="h5" gutterBottom>
          Tomato soup
        </Typography>
        <Typography sx={{ mb: 2 }}>
          Chop an onion and four tomatoes, simmer them for 25 minutes, and season the
          soup with basil, salt and a spoonful of cream.
        </Typography>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button variant="contained">Save the recipe</Button>
          <Button
            ref={settingsRef}
            aria-expanded={open}
            onClick={() => setOpen(true)}
          >
            Cookie settings
          </Button>
        </Stack>
        <Typography role="status" variant="body2" sx={{ mt: 2 }}>
          Allowed cookies: {allowed}
        </Typography>
      </Container>
      <Slide in={open} appear={false} direction="up" unmountOnExit>
        <Paper
          role="dialog"
          aria-labelledby={titleId}
          elevation={8}
          sx={{
            position: 'fixed',
            insetInline: 16,
            bottom: 16,
            zIndex: 'snackbar',
            maxWidth: 600,
            mx: 'auto',
            p: 2,
            borderRadius: 3,
          }}
        >
          <Typography id={titleId} component="h2" variant="subtitle1">
            Cookies on this site
          </Typography>
          <Typography variant="body2" sx={{ mb: 2 }}>
            We need some of them to keep you signed in. Others help us count visits.
          </Typography>
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            <Button variant="outlined" onClick={() => choose('only necessary')}>
              Only necessary
            </Button>
            <Button variant="outlined" onClick={() => choose('all')}>
              Accept all
            </Button>
          </Stack>
        </Paper>
      </Slide>
    </Box>
  );
}
