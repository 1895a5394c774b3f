import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Radio, { radioClasses } from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import AccountBalance from '@mui/icons-material/AccountBalance';
import CreditCard from '@mui/icons-material/CreditCard';
import ReceiptLong from '@mui/icons-material/ReceiptLong';

const methods = [
  { value: 'card', label: 'Credit card', icon: <CreditCard /> },
  { value: 'transfer', label: 'Bank transfer', icon: <AccountBalance /> },
  { value: 'invoice', label: 'Invoice, due in 14 days', icon: <ReceiptLong /> },
];

export default function RadioList() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 340 }}>
      <FormLabel>Pay order 2107 by</FormLabel>
      <RadioGroup name="method" defaultValue="card" overlay>
        <List variant="outlined" sx={{ borderRadius: 'md' }}>
          {methods.map(({ value, label, icon }, index) => (
            <React.Fragment key={value}>
              {index > 0 && <ListDivider inset="gutter" />}
              <ListItem>
                <ListItemDecorator>{icon}</ListItemDecorator>
                <Radio
                  value={value}
                  label={label}
                  sx={{
                    flexGrow: 1,
                    flexDirection: 'row-reverse',
                    [`& .${radioClasses.radio}`]: { alignSelf: 'center' },
                  }}
                />
              </ListItem>
            </React.Fragment>
          ))}
        </List>
      </RadioGroup>
    </FormControl>
  );
}
