import * as React from 'react';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import {
  RichTreeViewPro,
  TreeItem2,
  TreeItem2Label,
  type TreeItem2Props,
} from '@mui/x-tree-view-pro';

const slides = [
  {
    id: 'intro',
    label: 'Introduction',
    children: [
      { id: 'team', label: 'The team' },
      { id: 'goals', label: 'Goals' },
    ],
  },
  { id: 'results', label: 'Results' },
  { id: 'questions', label: 'Questions' },
];

function SlideLabel({ children, ...props }: React.ComponentPropsWithoutRef<'div'>) {
  return (
    <React.Fragment>
      <TreeItem2Label {...props}>{children}</TreeItem2Label>
      <Box component="span" draggable sx={{ display: 'flex', cursor: 'grab' }}>
        <DragIndicator color="action" />
      </Box>
    </React.Fragment>
  );
}

const SlideItem = React.forwardRef<HTMLLIElement, TreeItem2Props>(
  function SlideItem(props, ref) {
    return (
      <TreeItem2
        {...props}
        ref={ref}
        slots={{ label: SlideLabel }}
        slotProps={{ root: { draggable: false } }}
      />
    );
  },
);

export default function RichTreeViewOrderingHandle() {
  return (
    <RichTreeViewPro
      aria-label="Slides"
      items={slides}
      itemsReordering
      experimentalFeatures={{ indentationAtItemLevel: true, itemsReordering: true }}
      defaultExpandedItems={['intro']}
      slots={{ item: SlideItem }}
      sx={{ minHeight: 190, width: '100%', maxWidth: 360 }}
    />
  );
}
