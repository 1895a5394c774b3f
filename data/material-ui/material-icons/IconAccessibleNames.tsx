import CheckCircle from '@mui/icons-material/CheckCircle';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Download from '@mui/icons-material/Download';
import ErrorOutline from '@mui/icons-material/ErrorOutline';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const invoices = [
  { name: 'Invoice 1041', isPaid: true },
  { name: 'Invoice 1042', isPaid: false },
];

export default function IconAccessibleNames() {
  return (
    <div>
      <List sx={{ minWidth: 260 }}>
        {invoices.map(({ name, isPaid }) => (
          <ListItem
            key={name}
            secondaryAction={
              <IconButton edge="end" aria-label={`Delete ${name}`}>
                <DeleteOutlined />
              </IconButton>
            }
          >
            <ListItemIcon>
              {isPaid ? (
                <CheckCircle color="success" titleAccess="Paid" />
              ) : (
                <ErrorOutline color="error" titleAccess="Overdue" />
              )}
            </ListItemIcon>
            <ListItemText primary={name} />
          </ListItem>
        ))}
      </List>
      <Button startIcon={<Download />}>Download all</Button>
    </div>
  );
}
