import * as React from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2Provider } from '@mui/x-tree-view/TreeItem2Provider';
import {
  unstable_useTreeItem2 as useTreeItem2,
  type UseTreeItem2Parameters,
} from '@mui/x-tree-view/useTreeItem2';

const topics = [
  {
    id: 'orders',
    label: 'Orders',
    children: [
      { id: 'returns', label: 'Returns' },
      { id: 'invoices', label: 'Invoices' },
    ],
  },
  { id: 'account', label: 'Account', children: [{ id: 'email', label: 'E-mail' }] },
];

const TopicItem = React.forwardRef<HTMLLIElement, UseTreeItem2Parameters>(
  function TopicItem(props, rootRef) {
    const item = useTreeItem2({ ...props, rootRef });
    const { status, ...content } = item.getContentProps();

    return (
      <TreeItem2Provider itemId={props.itemId}>
        <Box component="li" {...item.getRootProps()} sx={{ listStyle: 'none' }}>
          <Box
            {...content}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              paddingBlock: 1,
              cursor: 'pointer',
              borderBottom: 1,
              borderColor: status.selected ? 'primary.main' : 'divider',
              fontWeight: status.selected ? 700 : 400,
              outline: status.focused ? '2px solid' : 'none',
              outlineColor: 'primary.main',
            }}
          >
            <div {...item.getLabelProps()} />
            {status.expandable && (
              <ExpandMore
                sx={{ transform: status.expanded ? 'rotate(180deg)' : 'none' }}
              />
            )}
          </Box>
          {props.children && (
            <Collapse
              {...item.getGroupTransitionProps()}
              sx={{ margin: 0, padding: 0, paddingInlineStart: 2 }}
            />
          )}
        </Box>
      </TreeItem2Provider>
    );
  },
);

export default function RichTreeViewUseTreeItem2() {
  return (
    <RichTreeView
      aria-label="Help topics"
      items={topics}
      defaultExpandedItems={['orders']}
      slots={{ item: TopicItem }}
      sx={{ minHeight: 220, width: '100%', maxWidth: 360 }}
    />
  );
}
