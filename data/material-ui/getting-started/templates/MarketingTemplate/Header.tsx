import * as React from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import { Brand } from './Brand';

const LINKS = [
  { text: 'Features', href: '#features' },
  { text: 'Pricing', href: '#pricing' },
  { text: 'Questions', href: '#questions' },
];

export function Header() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <AppBar
      position="sticky"
      elevation={0}
      color="transparent"
      sx={{
        bgcolor: 'background.default',
        color: 'text.primary',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Container>
        <Toolbar disableGutters sx={{ gap: 3 }}>
          <Brand />
          <Stack
            component="nav"
            aria-label="Sections"
            direction="row"
            sx={{ flex: 1, gap: 3, display: { xs: 'none', md: 'flex' } }}
          >
            {LINKS.map(({ text, href }) => (
              <Link
                key={href}
                href={href}
                color="inherit"
                underline="hover"
                sx={{ py: 1 }}
              >
                {text}
              </Link>
            ))}
          </Stack>
          <Button
            href="#pricing"
            variant="contained"
            sx={{ marginInlineStart: 'auto' }}
          >
            Try it free
          </Button>
          <Box sx={{ display: { md: 'none' } }}>
            <IconButton
              edge="end"
              aria-label="Sections"
              aria-haspopup="menu"
              aria-expanded={Boolean(anchor)}
              onClick={(event) => setAnchor(event.currentTarget)}
            >
              <MenuIcon />
            </IconButton>
            <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={close}>
              {LINKS.map(({ text, href }) => (
                <MenuItem key={href} component="a" href={href} onClick={close}>
                  {text}
                </MenuItem>
              ))}
            </Menu>
          </Box>
        </Toolbar>
      </Container>
    </AppBar>
  );
}
