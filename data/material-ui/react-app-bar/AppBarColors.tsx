import AppBar from '@mui/material/AppBar';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const colors = [
  'primary',
  'secondary',
  'default',
  'inherit',
  'transparent',
] as const;

export default function AppBarColors() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {colors.map((color) => (
        <AppBar key={color} component="div" position="static" color={color}>
          <Toolbar variant="dense">
            <Typography component="div">{color}</Typography>
          </Toolbar>
        </AppBar>
      ))}
    </Stack>
  );
}
