import * as React from 'react';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';

/** Screen readers announce the item itself as selected, so its checkbox is decorative. */
export const SelectableItem = React.forwardRef<HTMLLIElement, TreeItem2Props>(
  function SelectableItem(props, ref) {
    return (
      <TreeItem2
        {...props}
        ref={ref}
        slotProps={{ ...props.slotProps, checkbox: { 'aria-hidden': true } }}
      />
    );
  },
);
