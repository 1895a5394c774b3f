import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import useMediaQuery from '@mui/material/useMediaQuery';

function Preference({ label, query }: { label: string; query: string }) {
  const matches = useMediaQuery(query);

  return (
    <ListItem>
      <ListItemIcon>
        {matches ? <Check titleAccess="Yes" /> : <Close titleAccess="No" />}
      </ListItemIcon>
      <ListItemText primary={label} secondary={query} />
    </ListItem>
  );
}

export default function MediaQueryPreferences() {
  return (
    <List dense aria-label="Settings of this device">
      <Preference label="Less motion" query="(prefers-reduced-motion: reduce)" />
      <Preference label="More contrast" query="(prefers-contrast: more)" />
      <Preference label="A dark system" query="(prefers-color-scheme: dark)" />
      <Preference label="A mouse or a pen" query="(pointer: fine)" />
      <Preference label="Landscape" query="(orientation: landscape)" />
    </List>
  );
}
