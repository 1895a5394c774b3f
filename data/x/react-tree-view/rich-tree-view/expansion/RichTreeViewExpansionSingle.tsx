import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const help = [
  {
    id: 'orders',
    label: 'Orders',
    children: [
      { id: 'track', label: 'Track a parcel' },
      { id: 'cancel', label: 'Cancel an order' },
    ],
  },
  {
    id: 'payment',
    label: 'Payment',
    children: [
      { id: 'voucher', label: 'Use a voucher' },
      { id: 'refund', label: 'Get a refund' },
    ],
  },
  {
    id: 'account',
    label: 'Account',
    children: [{ id: 'password', label: 'Change the password' }],
  },
];

export default function RichTreeViewExpansionSingle() {
  const [expanded, setExpanded] = React.useState<string[]>(['orders']);

  return (
    <RichTreeView
      aria-label="Help topics"
      items={help}
      expandedItems={expanded}
      onExpandedItemsChange={(event, itemIds) => setExpanded(itemIds.slice(0, 1))}
      sx={{ minHeight: 180, width: '100%', maxWidth: 360 }}
    />
  );
}
