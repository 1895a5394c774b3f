import * as React from 'react';
import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import CreditCard from '@mui/icons-material/CreditCardOutlined';
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const methods = [
  { id: 'card', name: 'Credit card', note: 'Charged today', Icon: CreditCard },
  { id: 'bank', name: 'Bank transfer', note: '2 days', Icon: AccountBalance },
  { id: 'invoice', name: 'Invoice', note: 'Due in 14 days', Icon: ReceiptLong },
];

export default function SelectOptions() {
  const id = React.useId();
  const [method, setMethod] = React.useState('card');

  return (
    <FormControl fullWidth sx={{ maxWidth: 280 }}>
      <InputLabel id={`${id}-label`}>Payment</InputLabel>
      <Select
        id={id}
        labelId={`${id}-label`}
        label="Payment"
        value={method}
        onChange={(event) => setMethod(event.target.value)}
        // The field has room for the name, but not for icon and note.
        renderValue={(chosen) => methods.find((item) => item.id === chosen)?.name}
      >
        {methods.map(({ id: value, name, note, Icon }) => (
          <MenuItem key={value} value={value}>
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            <ListItemText primary={name} secondary={note} />
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
