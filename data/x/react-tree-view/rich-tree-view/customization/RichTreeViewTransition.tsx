import * as React from 'react';
import Collapse, { type CollapseProps } from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';

const operas = [
  {
    id: 'act-1',
    label: 'Act 1',
    children: [
      { id: 'overture', label: 'Overture' },
      { id: 'duet', label: 'Duet' },
      { id: 'chorus', label: 'Chorus of the sailors' },
    ],
  },
  {
    id: 'act-2',
    label: 'Act 2',
    children: [
      { id: 'aria', label: 'Aria' },
      { id: 'finale', label: 'Finale' },
    ],
  },
];

const FadeGroup = React.forwardRef<HTMLElement, CollapseProps>(function FadeGroup(
  { children, ...props },
  ref,
) {
  return (
    <Collapse {...props} ref={ref} timeout={500}>
      <Fade in={props.in} timeout={700}>
        <div role="presentation">{children}</div>
      </Fade>
    </Collapse>
  );
});

const SceneItem = React.forwardRef<HTMLLIElement, TreeItem2Props>(
  function SceneItem(props, ref) {
    return <TreeItem2 {...props} ref={ref} slots={{ groupTransition: FadeGroup }} />;
  },
);

export default function RichTreeViewTransition() {
  return (
    <RichTreeView
      aria-label="Scenes"
      items={operas}
      slots={{ item: SceneItem }}
      sx={{ minHeight: 200, width: '100%', maxWidth: 360 }}
    />
  );
}
