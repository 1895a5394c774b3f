import * as React from 'react';
import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListSubheader from '@mui/joy/ListSubheader';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

const teams = [
  { name: 'Design', projects: ['Icons', 'New checkout'] },
  { name: 'Finance', projects: ['Invoices 2025', 'Travel costs'] },
];

export default function ListNested() {
  const [indented, setIndented] = React.useState(true);

  return (
    <Box sx={{ maxWidth: 280, marginInline: 'auto' }}>
      <Typography
        component="label"
        level="title-sm"
        endDecorator={
          <Switch
            checked={indented}
            onChange={(event) => setIndented(event.target.checked)}
          />
        }
        sx={{ marginBlockEnd: 1 }}
      >
        Indent projects
      </Typography>
      <List
        aria-label="Projects by team"
        sx={{ '--List-nestedInsetStart': indented ? '1rem' : '0px' }}
      >
        {teams.map(({ name, projects }) => (
          <ListItem nested key={name}>
            <ListSubheader>{name}</ListSubheader>
            <List size="sm">
              {projects.map((project) => (
                <ListItem key={project}>
                  <ListItemButton>{project}</ListItemButton>
                </ListItem>
              ))}
            </List>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
