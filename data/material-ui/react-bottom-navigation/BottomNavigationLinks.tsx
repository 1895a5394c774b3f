import * as React from 'react';
import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import CreditCardOutlined from '@mui/icons-material/CreditCardOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';

const pages = [
  { path: '/accounts', label: 'Accounts', Icon: AccountBalanceOutlined },
  { path: '/cards', label: 'Cards', Icon: CreditCardOutlined },
  { path: '/invoices', label: 'Invoices', Icon: ReceiptLongOutlined },
];

export default function BottomNavigationLinks() {
  // Stands in for the current path, which your router knows.
  const [path, setPath] = React.useState('/cards');

  return (
    <BottomNavigation
      component="nav"
      aria-label="Pages of the bank"
      showLabels
      value={path}
      sx={{ width: '100%', maxWidth: 480 }}
    >
      {pages.map(({ path: href, label, Icon }) => (
        <BottomNavigationAction
          key={href}
          value={href}
          label={label}
          icon={<Icon />}
          href={href}
          aria-current={href === path ? 'page' : undefined}
          onClick={(event: React.MouseEvent) => {
            event.preventDefault();
            setPath(href);
          }}
        />
      ))}
    </BottomNavigation>
  );
}
