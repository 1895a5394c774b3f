import Box from '@mui/material/Box';
import Grid2 from '@mui/material/Grid2';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const roles = ['primary', 'secondary', 'success', 'info', 'warning', 'error'];
const shades = ['light', 'main', 'dark', 'contrastText'];

export default function PaletteColors() {
  return (
    <Grid2 container component="ul" role="list" spacing={2} sx={{ m: 0, p: 0 }}>
      {roles.map((role) => (
        <Grid2
          key={role}
          component="li"
          size={{ xs: 12, sm: 6, md: 4 }}
          sx={{ listStyle: 'none' }}
        >
          <Typography variant="subtitle2" component="p" gutterBottom>
            {role}
          </Typography>
          {shades.map((shade) => (
            <Stack
              key={shade}
              direction="row"
              spacing={1}
              useFlexGap
              sx={{ alignItems: 'center' }}
            >
              <Box
                sx={{
                  width: 64,
                  height: 28,
                  border: 1,
                  borderColor: 'text.secondary',
                  bgcolor: `${role}.${shade}`,
                }}
              />
              <Typography variant="body2">{shade}</Typography>
            </Stack>
          ))}
        </Grid2>
      ))}
    </Grid2>
  );
}
