import FolderIcon from '@mui/icons-material/FolderOutlined';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import TaskIcon from '@mui/icons-material/TaskAltOutlined';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import { MemoryRouter, RouterLink, usePath } from './memoryRouter';

const pages = [
  { path: '/tasks', label: 'Tasks', icon: <TaskIcon /> },
  { path: '/files', label: 'Files', icon: <FolderIcon /> },
  { path: '/people', label: 'People', icon: <PeopleIcon /> },
];

function SideNavigation() {
  const path = usePath();

  return (
    <Paper
      variant="outlined"
      component="nav"
      aria-label="Workspace"
      sx={{ width: 240, maxWidth: '100%' }}
    >
      <List>
        {pages.map((page) => (
          <ListItem key={page.path} disablePadding>
            <ListItemButton
              component={RouterLink}
              to={page.path}
              selected={path === page.path}
              aria-current={path === page.path ? 'page' : undefined}
            >
              <ListItemIcon>{page.icon}</ListItemIcon>
              <ListItemText primary={page.label} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}

export default function RouterList() {
  return (
    <MemoryRouter initialPath="/files">
      <SideNavigation />
    </MemoryRouter>
  );
}
