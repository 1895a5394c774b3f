import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import EditOutlined from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem2,
  TreeItem2Label,
  type TreeItem2Props,
} from '@mui/x-tree-view/TreeItem2';
import {
  TreeItem2LabelInput,
  type TreeItem2LabelInputProps,
} from '@mui/x-tree-view/TreeItem2LabelInput';
import { useTreeItem2Utils } from '@mui/x-tree-view/hooks';

const products = [
  {
    id: 'tea',
    label: 'Tea',
    children: [
      { id: 'green', label: 'Green tea' },
      { id: 'black', label: 'Black tea' },
    ],
  },
  { id: 'coffee', label: 'Coffee' },
];

interface LabelProps extends React.ComponentPropsWithoutRef<'div'> {
  edit: () => void;
}

function ProductLabel({ edit, children, ...props }: LabelProps) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', width: '100%', minWidth: 0 }}>
      <TreeItem2Label {...props} onDoubleClick={undefined}>
        {children}
      </TreeItem2Label>
      <IconButton size="small" tabIndex={-1} aria-label="Rename" onClick={edit}>
        <EditOutlined fontSize="small" />
      </IconButton>
    </Stack>
  );
}

interface InputProps extends TreeItem2LabelInputProps {
  save: (event: React.MouseEvent, label: string) => void;
  cancel: (event: React.MouseEvent) => void;
}

function ProductInput({ save, cancel, value = '', ...props }: InputProps) {
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', width: '100%', minWidth: 0 }}
      // Keeps the focus in the field, which saves when it loses it.
      onMouseDown={(event) => {
        if (!(event.target instanceof HTMLInputElement)) {
          event.preventDefault();
        }
      }}
    >
      <TreeItem2LabelInput
        {...props}
        value={value}
        aria-label="Name of the product"
      />
      <IconButton
        size="small"
        aria-label="Save"
        disabled={!value}
        onClick={(event) => save(event, value)}
      >
        <CheckIcon fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label="Cancel" onClick={cancel}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}

const ProductItem = React.forwardRef<HTMLLIElement, TreeItem2Props>(
  function ProductItem(props, ref) {
    const { interactions } = useTreeItem2Utils({
      itemId: props.itemId,
      children: props.children,
    });
    const label: LabelProps = { edit: interactions.toggleItemEditing };
    const labelInput: InputProps = {
      save: interactions.handleSaveItemLabel,
      cancel: interactions.handleCancelItemLabelEditing,
    };

    return (
      <TreeItem2
        {...props}
        ref={ref}
        slots={{ label: ProductLabel, labelInput: ProductInput }}
        slotProps={{ label, labelInput }}
      />
    );
  },
);

export default function RichTreeViewEditingButtons() {
  return (
    <RichTreeView
      aria-label="Products"
      items={products}
      isItemEditable
      experimentalFeatures={{ labelEditing: true }}
      defaultExpandedItems={['tea']}
      slots={{ item: ProductItem }}
      sx={{ minHeight: 190, width: '100%', maxWidth: 360 }}
    />
  );
}
