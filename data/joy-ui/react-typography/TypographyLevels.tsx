import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

export default function TypographyLevels() {
  return (
    <Box sx={{ maxWidth: 400 }}>
      <Typography level="body-xs" component="p">
        Soup, 35 minutes
      </Typography>
      <Typography level="h3" gutterBottom>
        Lentil soup with lemon
      </Typography>
      <Typography level="body-lg" gutterBottom>
        A light soup for cold evenings, which tastes even better on the next day.
      </Typography>
      <Typography level="title-md" component="h4">
        Simmer
      </Typography>
      <Typography gutterBottom>
        Cook the lentils in the broth for 20 minutes, then add the lemon juice.
      </Typography>
      <Typography level="body-sm">
        Red lentils need only half the time, and you don’t have to soak them.
      </Typography>
    </Box>
  );
}
