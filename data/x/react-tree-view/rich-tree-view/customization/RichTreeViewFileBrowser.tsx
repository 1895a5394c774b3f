import * as React from 'react';
import AudioFileOutlined from '@mui/icons-material/AudioFileOutlined';
import FolderOpenOutlined from '@mui/icons-material/FolderOpenOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem2,
  TreeItem2Label,
  type TreeItem2Props,
} from '@mui/x-tree-view/TreeItem2';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const files: TreeViewBaseItem[] = [
  {
    id: 'press',
    label: 'Press kit',
    children: [
      { id: 'photo', label: 'stage.jpg' },
      { id: 'sheet', label: 'facts.pdf' },
      {
        id: 'audio',
        label: 'Audio',
        children: [{ id: 'jingle', label: 'jingle.mp3' }],
      },
    ],
  },
  { id: 'plan', label: 'seating-plan.pdf' },
];

const icons: Record<string, React.ElementType> = {
  jpg: ImageOutlined,
  mp3: AudioFileOutlined,
  pdf: PictureAsPdfOutlined,
};

function FileLabel({ children, ...props }: React.ComponentPropsWithoutRef<'div'>) {
  const extension = String(children).split('.').pop() ?? '';
  const Icon = icons[extension];

  return (
    <React.Fragment>
      {Icon && (
        <Box component={Icon} sx={{ color: 'text.secondary', fontSize: 20 }} />
      )}
      <TreeItem2Label {...props}>{children}</TreeItem2Label>
    </React.Fragment>
  );
}

const FileItem = React.forwardRef<HTMLLIElement, TreeItem2Props>(
  function FileItem(props, ref) {
    return <TreeItem2 {...props} ref={ref} slots={{ label: FileLabel }} />;
  },
);

export default function RichTreeViewFileBrowser() {
  return (
    <RichTreeView
      aria-label="Files of the festival"
      items={files}
      defaultExpandedItems={['press', 'audio']}
      defaultSelectedItems="sheet"
      slots={{
        item: FileItem,
        expandIcon: FolderOutlined,
        collapseIcon: FolderOpenOutlined,
      }}
      sx={{
        minHeight: 220,
        width: '100%',
        maxWidth: 360,
        '& .MuiTreeItem-iconContainer svg': { color: 'warning.main', fontSize: 20 },
      }}
    />
  );
}
