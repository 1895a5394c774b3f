import * as React from 'react';
import Collapse, { type CollapseProps } from '@mui/material/Collapse';
import { keyframes } from '@mui/material/styles';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const dropIn = keyframes({ from: { opacity: 0, transform: 'translateY(-12px)' } });

const DropGroup = React.forwardRef<HTMLElement, CollapseProps>(
  function DropGroup(props, ref) {
    return (
      <Collapse
        {...props}
        ref={ref}
        timeout={400}
        sx={{
          '& li': { animation: `${dropIn} 400ms` },
          '@media (prefers-reduced-motion: reduce)': {
            '& li': { animation: 'none' },
          },
        }}
      />
    );
  },
);

const slots = { groupTransition: DropGroup };

export default function TreeViewTransition() {
  return (
    <SimpleTreeView
      aria-label="Toolbox"
      sx={{ minHeight: 210, width: '100%', maxWidth: 360 }}
    >
      <TreeItem itemId="saws" label="Saws" slots={slots}>
        <TreeItem itemId="handsaw" label="Handsaw" />
        <TreeItem itemId="jigsaw" label="Jigsaw" />
      </TreeItem>
      <TreeItem itemId="pliers" label="Pliers" slots={slots}>
        <TreeItem itemId="nippers" label="Nippers" />
        <TreeItem itemId="needle" label="Needle-nose pliers" />
      </TreeItem>
    </SimpleTreeView>
  );
}
