import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TreeViewItemsDisabledFocusable() {
  const [isFocusable, setIsFocusable] = React.useState(true);

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1 }}>
      <FormControlLabel
        control={
          <Switch
            checked={isFocusable}
            onChange={(event) => setIsFocusable(event.target.checked)}
          />
        }
        label="Disabled items can be focused"
      />
      <SimpleTreeView
        aria-label="Ferry timetable"
        disabledItemsFocusable={isFocusable}
        defaultExpandedItems={['morning']}
        sx={{ minHeight: 200 }}
      >
        <TreeItem itemId="morning" label="Morning">
          <TreeItem itemId="0640" label="06:40, express" />
          <TreeItem itemId="0815" label="08:15, sold out" disabled />
          <TreeItem itemId="1030" label="10:30" />
        </TreeItem>
        <TreeItem itemId="evening" label="Evening, canceled" disabled />
      </SimpleTreeView>
    </Stack>
  );
}
