import ArrowBack from '@mui/icons-material/ArrowBack';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function ToolbarProminent() {
  return (
    <AppBar position="static" color="secondary">
      <Toolbar
        sx={{
          minHeight: { xs: 144 },
          alignItems: 'flex-start',
          justifyContent: 'space-between',
          gap: 1,
          py: 1,
        }}
      >
        <IconButton color="inherit" edge="start" aria-label="Back to all recipes">
          <ArrowBack sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />
        </IconButton>
        <Typography
          variant="h5"
          component="div"
          sx={{ flexGrow: 1, alignSelf: 'flex-end', lineHeight: 1.2, pb: 1 }}
        >
          Lasagna with roasted vegetables
        </Typography>
        <IconButton color="inherit" edge="end" aria-label="Save the recipe">
          <BookmarkBorder />
        </IconButton>
      </Toolbar>
    </AppBar>
  );
}
