import * as React from 'react';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import {
  TreeItem2Content,
  TreeItem2GroupTransition,
  TreeItem2IconContainer,
  TreeItem2Label,
  TreeItem2Root,
} from '@mui/x-tree-view/TreeItem2';
import { TreeItem2Icon } from '@mui/x-tree-view/TreeItem2Icon';
import { TreeItem2Provider } from '@mui/x-tree-view/TreeItem2Provider';
import {
  unstable_useTreeItem2 as useTreeItem2,
  type UseTreeItem2Parameters,
} from '@mui/x-tree-view/useTreeItem2';

interface AccountItemProps extends UseTreeItem2Parameters {
  amount: number;
}

const AccountItem = React.forwardRef<HTMLLIElement, AccountItemProps>(
  function AccountItem({ amount, ...props }, rootRef) {
    const item = useTreeItem2({ ...props, rootRef });

    return (
      <TreeItem2Provider itemId={props.itemId}>
        <TreeItem2Root {...item.getRootProps()}>
          <TreeItem2Content {...item.getContentProps()}>
            <TreeItem2IconContainer {...item.getIconContainerProps()}>
              <TreeItem2Icon status={item.status} />
            </TreeItem2IconContainer>
            <TreeItem2Label {...item.getLabelProps()} />
            <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {amount}
            </Box>
          </TreeItem2Content>
          {props.children && (
            <TreeItem2GroupTransition {...item.getGroupTransitionProps()} />
          )}
        </TreeItem2Root>
      </TreeItem2Provider>
    );
  },
);

export default function TreeViewItemParts() {
  return (
    <SimpleTreeView
      aria-label="Expenses"
      defaultExpandedItems={['office']}
      sx={{ minHeight: 200, width: '100%', maxWidth: 360 }}
    >
      <AccountItem itemId="office" label="Office" amount={960}>
        <AccountItem itemId="rent" label="Rent" amount={820} />
        <AccountItem itemId="power" label="Power" amount={140} />
      </AccountItem>
      <AccountItem itemId="travel" label="Travel" amount={310}>
        <AccountItem itemId="trains" label="Trains" amount={310} />
      </AccountItem>
    </SimpleTreeView>
  );
}
