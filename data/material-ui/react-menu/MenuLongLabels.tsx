import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const label = 'Lemon cake with almonds and a little olive oil';

export default function MenuLongLabels() {
  return (
    <Paper variant="outlined" sx={{ width: 260 }}>
      <MenuList aria-label="Recipes">
        <MenuItem>
          <Typography noWrap variant="inherit">
            {label}
          </Typography>
        </MenuItem>
        <MenuItem sx={{ whiteSpace: 'normal' }}>{label}</MenuItem>
      </MenuList>
    </Paper>
  );
}
