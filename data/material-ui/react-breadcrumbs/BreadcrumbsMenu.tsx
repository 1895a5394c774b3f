import * as React from 'react';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';

const hidden = ['Europe', 'Portugal', 'Lisbon office'];

export default function BreadcrumbsMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <React.Fragment>
      <Breadcrumbs aria-label="Path of the team">
        <Link href="#BreadcrumbsMenu" color="inherit">
          Company
        </Link>
        <IconButton
          size="small"
          aria-label="Levels in between"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreHoriz fontSize="small" />
        </IconButton>
        <Link href="#BreadcrumbsMenu" color="inherit">
          Support
        </Link>
        <Typography sx={{ color: 'text.primary' }}>Night shift</Typography>
      </Breadcrumbs>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ paper: { sx: { minWidth: 160 } } }}
        MenuListProps={{ 'aria-label': 'Levels in between' }}
      >
        {hidden.map((name) => (
          <MenuItem key={name} component="a" href="#BreadcrumbsMenu" onClick={close}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </React.Fragment>
  );
}
