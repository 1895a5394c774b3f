import CloseIcon from '@mui/icons-material/Close';
import GridViewOutlinedIcon from '@mui/icons-material/GridViewOutlined';
import HistoryIcon from '@mui/icons-material/History';
import Inventory2OutlinedIcon from '@mui/icons-material/Inventory2Outlined';
import ReceiptLongOutlinedIcon from '@mui/icons-material/ReceiptLongOutlined';
import ShowChartIcon from '@mui/icons-material/ShowChart';
import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { Logo } from './Logo';

const DRAWER_WIDTH = 256;

const LINKS = [
  { text: 'Overview', href: '#overview', icon: <GridViewOutlinedIcon /> },
  { text: 'Revenue', href: '#revenue', icon: <ShowChartIcon /> },
  { text: 'Orders', href: '#orders', icon: <ReceiptLongOutlinedIcon />, count: 3 },
  { text: 'Activity', href: '#activity', icon: <HistoryIcon /> },
  { text: 'Stock', href: '#stock', icon: <Inventory2OutlinedIcon /> },
];

interface NavigationProps {
  current: string;
  onChange: (href: string) => void;
  isOpen: boolean;
  onClose: () => void;
}

/** Beside the page where there is room, and over it on phones and tablets. */
export function Navigation({ current, onChange, isOpen, onClose }: NavigationProps) {
  // Where the permanent drawer shows, an open menu must not block the page.
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const paper = { boxSizing: 'border-box', width: DRAWER_WIDTH } as const;

  return (
    <>
      <Drawer
        variant="permanent"
        sx={{
          display: { xs: 'none', md: 'block' },
          width: DRAWER_WIDTH,
          flexShrink: 0,
          '& .MuiDrawer-paper': paper,
        }}
      >
        <Links current={current} onChange={onChange} />
      </Drawer>
      <Drawer
        open={isOpen && !isWide}
        onClose={onClose}
        slotProps={{ backdrop: { sx: { backdropFilter: 'blur(2px)' } } }}
        PaperProps={{ role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu' }}
        sx={{ display: { md: 'none' }, '& .MuiDrawer-paper': paper }}
      >
        <Links current={current} onChange={onChange} onClose={onClose} />
      </Drawer>
    </>
  );
}

interface LinksProps {
  current: string;
  onChange: (href: string) => void;
  /** Adds a button that closes the menu. */
  onClose?: () => void;
}

function Links({ current, onChange, onClose }: LinksProps) {
  return (
    <Stack component="nav" aria-label="Sections" sx={{ flex: 1, p: 2, gap: 3 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.25, px: 1, pt: 1 }}>
        <Logo />
        <Typography component="span" variant="h2">
          Fernway
        </Typography>
        {onClose && (
          <IconButton
            edge="end"
            aria-label="Close menu"
            onClick={onClose}
            sx={{ marginInlineStart: 'auto' }}
          >
            <CloseIcon />
          </IconButton>
        )}
      </Stack>
      <List disablePadding>
        {LINKS.map(({ text, href, icon, count }) => (
          <ListItem key={href} disablePadding sx={{ mb: 0.5 }}>
            <ListItemButton
              component="a"
              href={href}
              selected={current === href}
              aria-current={current === href ? 'location' : undefined}
              onClick={() => onChange(href)}
              sx={{
                borderRadius: 2,
                '&.Mui-selected': { color: 'primary.main', fontWeight: 600 },
                '&.Mui-selected .MuiListItemIcon-root': { color: 'inherit' },
              }}
            >
              <ListItemIcon sx={{ minWidth: 40 }}>{icon}</ListItemIcon>
              <ListItemText primary={text} disableTypography />
              {count && (
                <Chip label={`${count} new`} size="small" color="secondary" />
              )}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Stack
        direction="row"
        sx={{ mt: 'auto', p: 1, gap: 1.5, alignItems: 'center' }}
      >
        <Avatar
          aria-hidden
          sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
        >
          MR
        </Avatar>
        <div>
          <Typography variant="subtitle2" component="p">
            Maya Rossi
          </Typography>
          <Typography variant="body2" color="textSecondary">
            Store manager
          </Typography>
        </div>
      </Stack>
    </Stack>
  );
}
