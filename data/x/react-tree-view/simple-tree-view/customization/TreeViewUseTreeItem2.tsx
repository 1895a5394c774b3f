import * as React from 'react';
import Avatar from '@mui/material/Avatar';
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

interface PersonItemProps extends UseTreeItem2Parameters {
  label: string;
}

const PersonItem = React.forwardRef<HTMLLIElement, PersonItemProps>(
  function PersonItem(props, rootRef) {
    const item = useTreeItem2({ ...props, rootRef });

    return (
      <TreeItem2Provider itemId={props.itemId}>
        <TreeItem2Root {...item.getRootProps()}>
          <TreeItem2Content {...item.getContentProps()}>
            <Avatar
              aria-hidden
              sx={{ width: 28, height: 28, fontSize: 14, color: 'common.black' }}
            >
              {props.label[0]}
            </Avatar>
            <TreeItem2Label {...item.getLabelProps()} />
            <TreeItem2IconContainer {...item.getIconContainerProps()}>
              <TreeItem2Icon status={item.status} />
            </TreeItem2IconContainer>
          </TreeItem2Content>
          {props.children && (
            <TreeItem2GroupTransition {...item.getGroupTransitionProps()} />
          )}
        </TreeItem2Root>
      </TreeItem2Provider>
    );
  },
);

export default function TreeViewUseTreeItem2() {
  return (
    <SimpleTreeView
      aria-label="Reporting lines"
      defaultExpandedItems={['amara']}
      itemChildrenIndentation={28}
      sx={{ minHeight: 200, width: '100%', maxWidth: 360 }}
    >
      <PersonItem itemId="amara" label="Amara Okafor">
        <PersonItem itemId="bruno" label="Bruno Keller">
          <PersonItem itemId="diana" label="Diana Adler" />
        </PersonItem>
        <PersonItem itemId="clara" label="Clara Rossi" />
      </PersonItem>
    </SimpleTreeView>
  );
}
