import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Account {
  number: number;
  label: string;
  children?: Account[];
}

const accounts: Account[] = [
  {
    number: 4000,
    label: 'Income',
    children: [
      { number: 4100, label: 'Tickets' },
      { number: 4200, label: 'Donations' },
    ],
  },
  {
    number: 6000,
    label: 'Expenses',
    children: [
      { number: 6100, label: 'Rent' },
      { number: 6300, label: 'Insurance' },
    ],
  },
];

const getAccountId = (account: Account) => String(account.number);

export default function RichTreeViewItemsId() {
  return (
    <RichTreeView
      aria-label="Accounts"
      items={accounts}
      getItemId={getAccountId}
      defaultExpandedItems={['4000']}
      defaultSelectedItems="4200"
      sx={{ minHeight: 200, width: '100%', maxWidth: 360 }}
    />
  );
}
