import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function TypographyRecipeCard() {
  return (
    <Paper variant="outlined" sx={{ p: 3, maxWidth: 400 }}>
      <Typography variant="overline" sx={{ color: 'text.secondary' }}>
        Soups
      </Typography>
      <Typography variant="h5" component="h3" gutterBottom>
        Lentil soup with lemon
      </Typography>
      <Typography variant="subtitle2" component="p">
        Serves four, ready in 35 minutes
      </Typography>
      <Typography sx={{ my: 2 }}>
        Fry the onion until it is golden, add the lentils and the broth, and let the
        pot simmer. The lemon goes in last.
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        Tested by Nora Brandt
      </Typography>
    </Paper>
  );
}
