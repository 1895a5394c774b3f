import * as React from 'react';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import {
  TreeItem2LabelInput,
  type TreeItem2LabelInputProps,
} from '@mui/x-tree-view/TreeItem2LabelInput';

const tags = [
  {
    id: 'tag-1',
    label: 'hardware',
    children: [
      { id: 'tag-2', label: 'sensors' },
      { id: 'tag-3', label: 'spare-parts' },
    ],
  },
  { id: 'tag-4', label: 'billing' },
];

function TagInput({
  value = '',
  onKeyDown,
  onBlur,
  ...props
}: TreeItem2LabelInputProps) {
  const hintId = React.useId();
  const isValid = /^[a-z-]+$/.test(value);

  return (
    <Box sx={{ width: '100%' }}>
      <TreeItem2LabelInput
        {...props}
        value={value}
        aria-label="Name of the tag"
        aria-invalid={!isValid}
        aria-describedby={hintId}
        onKeyDown={(event) => {
          if (isValid || event.key === 'Escape') {
            onKeyDown?.(event);
          }
        }}
        onBlur={(event) => {
          if (isValid) {
            onBlur?.(event);
          }
        }}
      />
      <FormHelperText id={hintId} error={!isValid}>
        Small letters and hyphens only
      </FormHelperText>
    </Box>
  );
}

const TagItem = React.forwardRef<HTMLLIElement, TreeItem2Props>(
  function TagItem(props, ref) {
    return <TreeItem2 {...props} ref={ref} slots={{ labelInput: TagInput }} />;
  },
);

export default function RichTreeViewEditingValidation() {
  return (
    <RichTreeView
      aria-label="Tags"
      items={tags}
      isItemEditable
      experimentalFeatures={{ labelEditing: true }}
      defaultExpandedItems={['tag-1']}
      slots={{ item: TagItem }}
      sx={{ minHeight: 170, width: '100%', maxWidth: 360 }}
    />
  );
}
