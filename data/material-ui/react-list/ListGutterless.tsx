import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const costs = [
  { name: 'Two tickets', amount: '$84.00' },
  { name: 'Service fee', amount: '$6.50' },
  { name: 'Total', amount: '$90.50' },
];

export default function ListGutterless() {
  return (
    <Paper
      variant="outlined"
      sx={{ width: '100%', maxWidth: 320, mx: 'auto', p: 3 }}
    >
      <Typography variant="h6" component="p">
        Invoice 3108
      </Typography>
      <List aria-label="Costs" disablePadding>
        {costs.map(({ name, amount }, index) => (
          <ListItem key={name} disableGutters divider={index < costs.length - 1}>
            <ListItemText primary={name} />
            <Typography>{amount}</Typography>
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
