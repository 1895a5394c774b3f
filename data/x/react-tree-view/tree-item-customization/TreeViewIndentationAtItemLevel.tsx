import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const ranks = [
  {
    id: 'birds',
    label: 'Birds',
    children: [
      {
        id: 'owls',
        label: 'Owls',
        children: [
          { id: 'barn-owl', label: 'Barn owl' },
          { id: 'eagle-owl', label: 'Eagle-owl' },
        ],
      },
      { id: 'herons', label: 'Herons' },
    ],
  },
  { id: 'reptiles', label: 'Reptiles' },
];

export default function TreeViewIndentationAtItemLevel() {
  return (
    <RichTreeView
      aria-label="Animals"
      items={ranks}
      itemChildrenIndentation={24}
      experimentalFeatures={{ indentationAtItemLevel: true }}
      defaultExpandedItems={['birds', 'owls']}
      defaultSelectedItems="barn-owl"
      sx={{
        minHeight: 200,
        width: '100%',
        maxWidth: 360,
        '& .MuiTreeItem-content': { borderRadius: 0 },
      }}
    />
  );
}
