import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TreeViewItemIndentation() {
  const [pixels, setPixels] = React.useState(28);

  return (
    <Stack sx={{ gap: 1, width: '100%', maxWidth: 320 }}>
      <Typography id="item-indentation">Indentation: {pixels}px</Typography>
      <Slider
        aria-labelledby="item-indentation"
        value={pixels}
        max={48}
        onChange={(event, value) => setPixels(Number(value))}
      />
      <SimpleTreeView
        aria-label="Table of contents"
        itemChildrenIndentation={pixels}
        defaultExpandedItems={['bread', 'sourdough']}
        sx={{ minHeight: 170 }}
      >
        <TreeItem itemId="bread" label="Bread">
          <TreeItem itemId="sourdough" label="Sourdough">
            <TreeItem itemId="rye" label="Rye" />
            <TreeItem itemId="spelt" label="Spelt" />
          </TreeItem>
          <TreeItem itemId="rolls" label="Rolls" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
