import CheckCircleOutline from '@mui/icons-material/CheckCircleOutline';
import ErrorOutline from '@mui/icons-material/ErrorOutline';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const invoices = [
  { number: 'INV-301', amount: '$480.00', paid: true },
  { number: 'INV-302', amount: '$1,250.00', paid: false },
  { number: 'INV-303', amount: '$96.50', paid: true },
];

export default function IconsInvoiceList() {
  return (
    <List aria-label="Invoices" sx={{ width: '100%', maxWidth: 400 }}>
      {invoices.map(({ number, amount, paid }) => (
        <ListItem
          key={number}
          secondaryAction={
            <IconButton edge="end" aria-label={`Download ${number}`}>
              <FileDownloadOutlined />
            </IconButton>
          }
        >
          <ListItemIcon sx={{ minWidth: 40 }}>
            <ReceiptLongOutlined />
          </ListItemIcon>
          <ListItemText primary={number} secondary={amount} />
          <Chip
            size="small"
            variant="outlined"
            label={paid ? 'Paid' : 'Open'}
            icon={paid ? <CheckCircleOutline /> : <ErrorOutline />}
          />
        </ListItem>
      ))}
    </List>
  );
}
